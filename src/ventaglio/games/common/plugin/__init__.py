"""Games as plugs: everything the house asks of a game in one value, and all games there are.

`plug` is the type; `catalogue` lists the games; each game's own folder puts its pieces together. `shelves` goes through
the codes of all games, and `descriptions` and `proofs` say of any game what screens show.
"""

from ventaglio.games.common.plugin.catalogue import every, find, kit_of, names

__all__ = ["every", "find", "kit_of", "names"]
