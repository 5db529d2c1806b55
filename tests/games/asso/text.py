"""The one code of Asso: its norms, its articles, and no rulings, since nobody has ever called a referee for it."""

from typing import Final

from ventaglio.core.norms import Cite, Norm, RuleSet
from ventaglio.law.articles import Article, Charge
from ventaglio.law.referee.inquiry import Register
from ventaglio.law.referee.remedies import Vocabulary
from ventaglio.law.text import NormSet, Text

CODE: Final = "asso-di-casa"


class Rules(RuleSet, frozen=True):
    """The norms of Asso."""

    players: Norm[tuple[int, ...]]
    hand: Norm[int]
    follow: Norm[bool]
    target: Norm[int]
    edition: str = ""
    foreign: str = ""


def cite(article: str) -> Cite:
    return Cite(CODE, article)


RULES: Final = Rules(
    id=CODE,
    title="Asso, as it is played at home",
    players=Norm((2, 3, 4), cite("1")),
    hand=Norm(3, cite("1"), choices=(3, 5)),
    follow=Norm(True, cite("2")),
    target=Norm(5, cite("3"), choices=(2, 5)),
    edition="1",
)

ARTICLES: Final = tuple(
    Article(CODE, number, title, Charge.PLAY) for number, title in (("1", "Deal"), ("2", "Tricks"), ("3", "Match"))
)

TEXT: Final[Text[Rules, None]] = Text(
    CODE,
    "1",
    "asso",
    ARTICLES,
    {CODE: NormSet(CODE, RULES, Register(Vocabulary({}), {}), {}, lambda rules, regulation: None)},
)
