"""How a table in a terminal says that it plays by its own measure."""

from ventaglio.games.burraco.engine.match import lengths, own_measure
from ventaglio.games.burraco.engine.state import Table
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.terminal.screen import Terminal


def tell_measure(place: Terminal, words: BurracoWords, table: Table) -> None:
    """Say so where the code has no match of this length, with the lengths that it has and the article on them."""
    if not own_measure(table):
        return
    rules = table.rules
    hands, targets = lengths(rules, table.players)
    told = [words.text("length-hands", number=number) for number in sorted(hands)]
    told += [words.text("length-target", number=number) for number in sorted(targets)]
    norm = rules.solo_target if table.floating else rules.hands if hands else rules.targets
    place.told(
        words.text("own-measure", code=words.code(rules.id), lengths=", ".join(told), article=words.cite(norm.cite))
    )
