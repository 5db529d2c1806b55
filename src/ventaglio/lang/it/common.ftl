### Parole comuni a tutti i giochi.

yes = sì
no = no

## Semi francesi

suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-spades = picche

## Semi italiani

suit-coins = danari
suit-cups = coppe
suit-swords = spade
suit-batons = bastoni

## Ranghi

rank-ace = asso
rank-two = due
rank-three = tre
rank-four = quattro
rank-five = cinque
rank-six = sei
rank-seven = sette
rank-eight = otto
rank-nine = nove
rank-ten = dieci
rank-jack = fante
rank-knight = cavallo
rank-queen = donna
rank-king = re

## Carte

card = { $rank } di { $suit }
joker = jolly

## Giorni

date-in-words =
    { $weekday ->
        [0] lunedì
        [1] martedì
        [2] mercoledì
        [3] giovedì
        [4] venerdì
        [5] sabato
       *[6] domenica
    } { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
