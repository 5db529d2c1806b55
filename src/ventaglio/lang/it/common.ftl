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
