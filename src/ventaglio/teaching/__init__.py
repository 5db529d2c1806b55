"""What a hand teaches: problems, found in games and checked; and lessons, played on a real table.

| module | what it alone knows |
|---|---|
| `problem` | what a problem is, and how a file of problems is written and read |
| `stock` | the problems that are shipped, and which is the one of a day |
| `tressette`, `burraco` | how to look for problems in games of bots, and how to check one |
| `making` | how many are looked for, with which seeds; what makes one worth keeping |
| `grading` | what an answer does to the rating of a person and of a problem |
| `lessons`, `course` | positions that teach one thing each, and how far somebody has come in one |
"""
