# Giochi portati da altri

bad-game-twice = { $source }: il gioco { $game } c'è già.
bad-game-unloaded = { $source }: il gioco { $path } non si può caricare: { $why }
bad-game-no-plug = { $source }: { $path } non è un gioco. Lì ci si aspettava un Plug.
