"""What a hand teaches: problems, found in games and checked; and lessons, played on a real table.

| module | what it alone knows |
|---|---|
| `problem` | what a problem is, and how a file of problems is written and read |
| `stock` | the problems that are shipped, and which is the one of a day |
| `parts` | what each game brings: its folder here, found by its name |
| `<game>/problems` | how to look for problems in games, and how to check one |
| `<game>/lessons` | its lessons |
| `making` | looking in many games, and what is kept of what is found |
| `grading` | what an answer does to the rating of a person and of a problem |
| `lesson`, `course` | what a lesson is, and how far somebody has come in one |
"""
