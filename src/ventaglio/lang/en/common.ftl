### Words that every game shares.

yes = yes
no = no

## French suits

suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-spades = spades

## Italian suits

suit-coins = coins
suit-cups = cups
suit-swords = swords
suit-batons = batons

## Ranks

rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-knight = knight
rank-queen = queen
rank-king = king

## Cards

card = { $rank } of { $suit }
joker = joker
