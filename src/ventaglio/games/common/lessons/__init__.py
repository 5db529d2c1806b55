"""What a hand teaches: problems, found in games and checked; and lessons, played on a real table.

| module | what it alone knows |
|---|---|
| `problem` | what a problem is, and how a file of problems is written and read |
| `parts` | what each game brings, found by its name |
| `games/<game>/lessons/problems` | how to look for problems in games, and how to check one |
| `games/<game>/lessons/lessons` | its lessons |
| `lesson` | what a lesson is |
"""
