# Da che cosa si riconoscono le persone e il tavolo: figure, panni, dorsi delle carte.

page-avatar-title = La tua figura
page-avatar-about = La vedono tutti accanto al tuo nome, dal prossimo posto che prendi.
page-avatar-fox = Volpe
page-avatar-owl = Gufo
page-avatar-cat = Gatto
page-avatar-bear = Orso
page-avatar-hare = Lepre
page-avatar-frog = Rana
page-avatar-penguin = Pinguino
page-avatar-rooster = Gallo
page-avatar-lion = Leone
page-avatar-whale = Balena
page-avatar-pulcinella = Pulcinella
page-avatar-arlecchino = Arlecchino
page-avatar-colombina = Colombina
page-avatar-sun = Sole
page-avatar-moon = Luna
page-avatar-lemon = Limone
page-avatar-moka = Moka
page-avatar-vesuvio = Vesuvio
page-avatar-sail = Vela
page-avatar-fan = Ventaglio

page-felt = Panno
page-felt-green = Verde
page-felt-blue = Blu
page-felt-wine = Bordeaux
page-felt-slate = Ardesia

page-back = Dorso delle carte
page-back-fans = Ventagli
page-back-tiles = Maioliche
page-back-lozenges = Losanghe
page-back-waves = Onde
