"""The strong player: he values positions by a network that has learned by playing itself, and says why.

| module | what it alone knows |
|---|---|
| `weights` | where the network is kept |
| `seeing` | what a view is to a kernel: a code, and rows that could be the table |
| `liking` | what he likes beside points: clean burrachi |
| `open_sides` | what he does while it is open who plays with whom |
| `stakes` | what a hand is worth in its match |
| `weighing` | what every choice is worth: a turn thought through, and laps played out in worlds that could be |
| `reasons` | why, in sentences with figures |
| `agent` | the player |
"""

from ventaglio.games.burraco.bots.strong.agent import StrongAgent
from ventaglio.games.burraco.bots.strong.weighing import opinion

__all__ = ["StrongAgent", "opinion"]
