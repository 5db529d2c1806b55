"""How a table in a terminal says that it plays by its own measure."""

from ventaglio.burraco.match import lengths, own_measure
from ventaglio.burraco.state import Table
from ventaglio.terminal.terminal import Terminal
from ventaglio.words.burraco.words import BurracoWords


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
