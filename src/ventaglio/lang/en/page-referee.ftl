### Playing with the referee, and the lesson about him.

page-referee-title = Play with the referee
page-referee-about = At most tables the program refuses what the code does not allow. At a live-table it lets it happen, as at a table of wood. Whoever sees it rings the bell, says what it was, and the referee rules by the articles of the code.
page-referee-lesson = Learn it: one call, step by step
page-referee-play = { $game } with the referee
page-referee-to-codes = Read the codes
page-referee-point-mistakes-title = Mistakes happen
page-referee-point-mistakes = Draw twice, lay a wrong meld, play out of turn: you are asked once whether you mean it, and then it is done. Nobody is told that it was wrong.
page-referee-point-bell-title = Ring the bell
page-referee-point-bell = The bell stands above the table (key R). From then on nobody plays and the clock stands still, for a minute at most. Close the sheet, and play goes on.
page-referee-point-likely-title = Say what it was
page-referee-point-likely = What was done last comes first, with everything that could be wrong about it, whether it was or not. Or search by a word. Or only say who: the referee looks himself.
page-referee-point-ruling-title = Read the ruling
page-referee-point-ruling = He asks what he cannot know. Then everybody reads what is ordered and why. Every article leads to its page.
page-referee-point-bots-title = Bots see it too
page-referee-point-bots = They call for what lies open to everybody, and the stronger they are the less escapes them. They let you finish your turn first.
page-referee-step-wait = Wait until it is your turn.
page-referee-step-draw = Your turn. Draw a card from the stock.
page-referee-step-err = Now make a mistake: tap the stock once more, and confirm that you mean it. You draw a second card, which nobody may.
page-referee-step-ring = Nobody was told. Ring the bell at the top of the table.
page-referee-step-say = The clock stands still. Under “You picked up”, choose that two cards were drawn, then call the referee.
page-referee-step-read = The referee has ruled. Read what he orders, and by which article; everybody at the table reads the same.
page-referee-step-done = That was a call. Play on as you like: err, ring, or see which mistakes the bots notice.
