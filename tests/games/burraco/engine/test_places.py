"""Cards moved outside the course of play: places by name, who sees them move, and duties that bar a meld."""

import pytest
from msgspec.structs import replace

from tests.texts import parse_burraco as parse_position
from ventaglio.core.cards import cards, spell
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.actions import parse_action
from ventaglio.games.burraco.engine.duties import Duties, Held, KeptOff
from ventaglio.games.burraco.engine.events import Moved, Shown
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.judge import judge
from ventaglio.games.burraco.engine.legal import legal
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import redact

CITE = Cite("fibur-2019", "24")


def table(*lines: str) -> State:
    return parse_position("\n".join(("code: fibur-2019", *lines)), complete=True)


def test_cards_go_from_place_to_place() -> None:
    state = table("hand B: 4h 5h Kd", "pile: 8d", "stock: 7s 2h 3d 4d 5d 6d")
    state = fold(state, Moved("hand B", "stock", cards("4h"), 1))
    state = fold(state, Moved("hand B", "stock-bottom", cards("5h"), 1))
    state = fold(state, Moved("pile", "pozzetto 1", cards("8d"), 1))
    assert (state.stock[0].text, state.stock[-1].text, state.pozzetti[0][0].text) == ("4h", "5h", "8d")
    assert (spell(state.hands[1]), state.pile) == ("Kd", ())


@pytest.mark.parametrize("source", ["hand Z", "meld 4", "pozzetto 9", "astray 1", "nowhere", "hand B"])
def test_a_place_that_is_none_or_lacks_the_card(source: str) -> None:
    with pytest.raises(BadInput):
        fold(table("hand B: 4h 5h Kd"), Moved(source, "pile", cards("9s"), 1))


def test_only_those_who_see_one_of_the_places_see_the_card() -> None:
    state = table("hand B: 4h 5h Kd")
    hidden = Moved("hand B", "stock", cards("4h"), 1)
    assert [redact(hidden, seat, state) == hidden for seat in (None, 0, 1, 2, 3)] == [False, False, True, False, False]
    openly = Moved("hand B", "pile", cards("4h"), 1)
    assert all(redact(openly, seat, state) == openly for seat in (None, 0, 1, 2, 3))
    shown = Shown(2, cards("4h"))
    assert [redact(shown, seat, state) == shown for seat in (None, 0, 1, 2, 3)] == [False, False, False, True, False]


@pytest.mark.article("fibur-2019", "24")
@pytest.mark.parametrize(
    "duties",
    [
        Duties(kept_off=(KeptOff(1, 0, CITE),)),
        Duties(held=(Held(1, cards("7h"), CITE, exposed=True, since=0),)),
    ],
)
def test_what_the_partner_has_opened_since_is_barred(duties: Duties) -> None:
    state = table("phase: play", "meld D: 4h 5h 6h", "meld B: 4s 5s 6s", "hand B: 7h 7s Kd 9c")
    bound = replace(state, duties=duties)
    refusal = judge(bound, parse_action("attach 1 7h"), 1)
    assert refusal is not None
    assert str(refusal) == "not-on-this-meld number=1 [fibur-2019 24]"
    assert judge(bound, parse_action("attach 2 7s"), 1) is None, "his own meld is his own"
    acts = list(legal(bound))
    assert all(judge(bound, act, 1) is None for act in acts)
    assert parse_action("attach 1 7h") not in acts
