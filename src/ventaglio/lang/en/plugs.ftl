# Games that others bring

bad-game-twice = { $source }: there is a game { $game } already.
bad-game-unloaded = { $source }: the game { $path } cannot be loaded: { $why }
bad-game-no-plug = { $source }: { $path } is no game. A Plug was expected there.
