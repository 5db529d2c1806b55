"""Tables with people at them: who sits where, clocks, taking back, bots in seats, coming back, looking on.

What a table is (`table`), what people do at it (`doing`) and what it does by itself (`due`) are pure functions over
its log (`entries`); `wire` decides what of it goes to whom; `hall` is where time, the database and other processes are.
"""
