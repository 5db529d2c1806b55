"""What cards are worth with all cards seen, as the side on turn counts."""

from random import Random

from ventaglio.games.tressette.bots import AGENTS
from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.events import PassataEnded
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.kernel.solver.worth import cards_worth
from ventaglio.games.tressette.plugin import KIT


def test_the_best_card_is_worth_what_comes_out_where_both_sides_play_it() -> None:
    rng = Random(5)
    state = TRESSETTE.open({"Code": "moderne", "Match": "passate", "Passate": "2"})
    agent = AGENTS["basic"](rng)
    foretold: list[float] = []
    made: tuple[int, int] | None = None
    while made is None:
        turn = TRESSETTE.turn(state)
        assert turn is not None
        late = turn >= 0 and len(state.hands[turn]) <= 5
        worth = cards_worth(state, 0.1) if late else None
        if turn < 0:
            action: Action = TRESSETTE.chance(state, rng.randbytes(32))
        elif worth:
            best = max(worth, key=lambda play: worth[play])
            foretold.append(worth[best] if state.sides[turn] == 0 else -worth[best])
            assert isinstance(best, Play)
            action = Play(best.card)
        else:
            action = KIT.choice(state, turn, agent)
        events, state = KIT.advance(state, action, turn)
        made = next((event.points for event in events if isinstance(event, PassataEnded)), None)
    assert len(foretold) > 8
    assert len(set(foretold)) == 1, "who plays his best keeps what he has"
    assert foretold[0] == made[0] - made[1]


def test_nothing_is_told_of_what_is_not_settled_or_no_card() -> None:
    state = TRESSETTE.open({"Code": "moderne", "Match": "single"})
    assert cards_worth(state) is None
