"""What players learn from hands: analyses, problems, and their progress in lessons.

| module | what it alone knows |
|---|---|
| `analysis` | hands that are over, decision by decision |
| `stock` | the problems that are shipped, and which is the one of a day |
| `making` | looking in many games, and what is kept of what is found |
| `grading` | what an answer does to the rating of a person and of a problem |
| `course` | how far a player has come in a lesson |
"""
