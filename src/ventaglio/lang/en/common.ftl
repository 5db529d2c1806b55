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

## Days

date-in-words =
    { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
