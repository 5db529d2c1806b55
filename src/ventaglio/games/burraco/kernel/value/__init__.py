"""What a position is worth to whoever has just played: a small network on what his seat sees, at the pace of a kernel.

| module | what it alone knows |
|---|---|
| `growing` | how likely a meld becomes a burraco |
| `surroundings` | what does not change while one thinks about a turn: the others, the pile, the stock |
| `own` | what changes with every card that is laid: the own melds and hand, and the card that is thrown |
| `recall` | what is remembered: who is known to hold what, and who threw what |
| `patterns` | suits and ranks as they are, for layers of the network that find out themselves what matters in them |
| `net` | the network, and the value of a position in points |
| `turns` | a whole turn chosen by values |
| `thinking` | a turn thought through |
| `guessing` | worlds that could be: what others may hold, by what they have done |
| `laps` | the next laps played out in such worlds |
| `studying` | a place to think at, for one who thinks about one position after another |
| `episodes` | hands that are played to learn from |
| `consulting` | choices that are tried side by side to learn from |
"""
