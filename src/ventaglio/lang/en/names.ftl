### What each code calls its things, for languages in which that differs; $law is the code spoken of.

pozzetto = pozzetto
pozzetti = pozzetti
pozzetto-capital = Pozzetto
pozzetti-capital = Pozzetti
in-diretta = directly
mazziere = dealer
