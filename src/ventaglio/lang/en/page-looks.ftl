# What one sees oneself and the table by: pictures of people, felts, backs of cards.

page-avatar-title = Your picture
page-avatar-about = Everybody sees it beside your name, from the next place that you take.
page-avatar-fox = Fox
page-avatar-owl = Owl
page-avatar-cat = Cat
page-avatar-bear = Bear
page-avatar-hare = Hare
page-avatar-frog = Frog
page-avatar-penguin = Penguin
page-avatar-rooster = Rooster
page-avatar-lion = Lion
page-avatar-whale = Whale
page-avatar-pulcinella = Pulcinella
page-avatar-arlecchino = Harlequin
page-avatar-colombina = Columbine
page-avatar-sun = Sun
page-avatar-moon = Moon
page-avatar-lemon = Lemon
page-avatar-moka = Coffee pot
page-avatar-vesuvio = Vesuvius
page-avatar-sail = Sail
page-avatar-fan = Fan

page-felt = Felt
page-felt-green = Green
page-felt-blue = Blue
page-felt-wine = Wine red
page-felt-slate = Slate

page-back = Back of the cards
page-back-fans = Fans
page-back-tiles = Tiles
page-back-lozenges = Lozenges
page-back-waves = Waves
