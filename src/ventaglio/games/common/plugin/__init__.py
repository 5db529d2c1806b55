"""Games as plugs: everything that others ask of a game in one value, and all games there are.

`plug` is the type; `catalogue` lists the games; the `plugin` of each game puts its pieces together. `shelves` goes
through the codes of all games, and `descriptions` and `proofs` say of any game what screens show.
"""

from ventaglio.games.common.plugin.catalogue import every, find, kit_of, names

__all__ = ["every", "find", "kit_of", "names"]
