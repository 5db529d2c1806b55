"""How a text of Burraco is put together from the parts in its folder."""

from collections.abc import Callable, Mapping
from functools import partial

from msgspec.structs import replace

from ventaglio.games.burraco.engine.rules import Rules, check_rules
from ventaglio.games.burraco.referee.irregularities import REGISTER
from ventaglio.games.burraco.referee.law import Law
from ventaglio.law.articles import Article
from ventaglio.law.referee.inquiry import Provision
from ventaglio.law.text import NormSet, Text
from ventaglio.tournaments.director.regulation import Regulation


def burraco_text(
    edition: str,
    rules: Rules,
    articles: tuple[Article, ...],
    rulings: Mapping[str, Provision[Law]],
    regulate: Callable[[Rules], Regulation] | None = None,
    *,
    whole_addition: bool = False,
) -> Text[Rules, Law]:
    """A text with one set of norms; one without tournaments has nothing to regulate."""
    law = partial(Law, whole_addition=whole_addition)
    dated = replace(rules, edition=edition)
    norms = NormSet(rules.id, dated, REGISTER, rulings, law, regulate, check=check_rules)
    return Text(rules.id, edition, "burraco", articles, {rules.id: norms})
