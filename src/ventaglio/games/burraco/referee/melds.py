"""Melds laid wrongly: what texts do alike to put them right, merge or freeze them."""

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.games.burraco.referee.penalties import (
    end_turn,
    freeze_for_good,
    interrupt_and_penalise,
    negative_in_place,
    penalise,
)
from ventaglio.games.burraco.referee.regime import moment

# ── Wrong openings, cards wrongly attached ───────────────────────────────────────────────────────────────────────────


def put_right(ask: Ask, fact: str, how: str, article: str = "") -> str:
    """Whether the player makes the meld valid with what the code allows, perhaps with cards left over."""
    done = ask.one(fact, "no", "fully", "with-surplus")
    if done == "no":
        return done
    ask.order(f"complete wrong-meld {how}", article=article)
    if done == "fully":
        end_turn(ask, article)
    else:
        interrupt_and_penalise(ask, "surplus-cards", article)
    return done


def opening_put_right(ask: Ask, fact: str, how: str, article: str) -> None:
    """An opening that he adds nothing to: what makes no part of the meld left in it is penalised, by ``article``."""
    if put_right(ask, fact, how) != "no":
        return
    if ask.yes("rest-valid"):
        interrupt_and_penalise(ask, "surplus-cards")
        ask.rests_on(article)
    else:
        nothing_left(ask)


def opening_as_he_likes(ask: Ask) -> None:
    """The same where he may make whatever meld he can of it: if he makes none, there is none."""
    if put_right(ask, "put-right-own-choice", "own-choice") == "no":
        nothing_left(ask)


def nothing_left(ask: Ask) -> None:
    """No meld comes of the cards laid."""
    interrupt_and_penalise(ask, "laid-cards")
    ask.reads("no-meld-all-penalised")


def found_after_discard(ask: Ask, article: str, *, opening: bool, earlier: str = "") -> bool:
    """What holds for wrong melds, by ``article``, once the discard is made; whether that is so.

    Nothing may be added any more. Of an opening that is no meld without its surplus cards, nothing can stay.
    """
    when = moment(ask)
    if when == "later":
        negative_in_place(ask, "surplus-cards", article=article, earlier=earlier)
    elif when == "before-pick-up":
        if opening and not ask.yes("rest-valid"):
            penalise(ask, "laid-cards", article)
            ask.reads("no-meld-all-penalised")
        else:
            penalise(ask, "surplus-cards", article)
    return when != "now"


def attached_wrongly(ask: Ask, article: str = "") -> str:
    """Cards that cannot be made to fit are taken off, and the meld stays as it was."""
    done = put_right(ask, "put-right-with-missing", "missing-cards-or-wild", article)
    if done == "no":
        interrupt_and_penalise(ask, "wrong-cards", article)
    return done


# ── Equal sets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def merge(ask: Ask, earlier: str = "") -> None:
    """The sets become one; a burraco that comes about by that is void."""
    ask.order("merge")
    freeze_for_good(ask, "first-set", earlier=earlier, voids=True)


def end_or_close(ask: Ask) -> None:
    if ask.yes("closing"):
        close_stands(ask)
    else:
        end_turn(ask)


def close_stands(ask: Ask) -> None:
    """A close with the discard holds, whatever became of the burraco."""
    ask.order("stands close")
    if ask.one("burraco", "none", "earlier", "by-this") == "by-this":
        ask.reads("close-stands-to-the-letter")


def at_once(ask: Ask, wild: str, earlier: str = "") -> None:
    """Seen before the discard. A wild that has to be discarded cannot close, by ``wild``: so nobody closes with it."""
    merge(ask, earlier)
    if not ask.yes("wild-in-both"):
        end_or_close(ask)
        return
    ask.order("stop offender", "discard second-wild offender now")
    if ask.yes("closing"):
        ask.order("close-next-turn", article=wild)
        ask.reads("second-wild-before-the-close")


def higher_wild_goes(ask: Ask) -> None:
    """Seen after the discard: the wild is the next one, and if that discard closed the hand, it counts against."""
    if not ask.yes("closing"):
        ask.order("discard higher-wild offender next-turn")
        return
    close_stands(ask)
    ask.order("negative higher-wild")
    ask.reads("no-next-turn-so-counted-against")


# ── Cards taken back ─────────────────────────────────────────────────────────────────────────────────────────────────


def discard_taken_back(ask: Ask) -> bool:
    return ask.one("taken-back", "laid-cards", "discard") == "discard"


def laid_is_played(ask: Ask, *, played: str, wild: str, wrong: str) -> None:
    """What the hand has let go lies there, a wild in its place; ``wrong`` is the article on a play that is none."""
    if ask.yes("laid-rightly"):
        ask.order("stands play", article=played)
        ask.rests_on(wild)
    else:
        ask.order("apply-article", article=wrong)
