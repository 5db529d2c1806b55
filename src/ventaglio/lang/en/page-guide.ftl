### The guides, and the way that leads from each page to the one that is wanted.

page-nav-guide = Guide
page-guide-title = Guides
page-guide-about = Short, with pictures. What stands in bold is tapped, what stands in italics is read on the screen.
page-guide-all = All guides
page-guide-player = For players
page-guide-player-about = A game at once, with friends, at a tournament with your phone; learning, keeping the score, knowing what the code says.
page-guide-referee = For referees
page-guide-referee-about = What to do when something has gone wrong at the table, and a referee's work at a tournament.
page-guide-director = For whoever directs a tournament
page-guide-director-about = An evening from the notice to the prizes: entries, positions, scores, ranking, report.
page-guide-secretary = For the club's secretary
page-guide-secretary-about = The registry, fees and the till, circuits and the archive.
page-guide-server = For whoever runs the server
page-guide-server-about = Installing it, letting phones in, safe copies, new versions.
