"""Picking up in one's turn: a change of mind, a card too many, the pile, playing without a pick-up."""

from typing import Final

from ventaglio.rulings.burraco.outofturn import none_picked_up
from ventaglio.rulings.burraco.penalties import expose_after_discard, in_turn, negative_in_place
from ventaglio.rulings.burraco.regime import (
    AFTER_DISCARD,
    CLUB,
    EXTRACT,
    F19,
    INT,
    in_time,
    moment,
    restorable,
)
from ventaglio.rulings.inquiry import Ask, Family

PICK_UP: Final = Family("pick-up")


# ── A change of mind (F19 7–9, INT 6–8, EX Convenzioni 7–8) ──────────────────────────────────────────────────────────


def _lifted(ask: Ask) -> str:
    return ask.one("card-lifted", "stock", "pile", "none")


def _choice_is_final(ask: Ask, lifted: str, *, stock: str, pile: str) -> None:
    """What was lifted even in part, and unseen, must be taken; each kind of pick-up has its article."""
    if lifted == "stock":
        ask.order("stands choice", "pick-up offender draw", article=stock)
    else:
        ask.order("stands choice", "pick-up offender collect", article=pile)


@PICK_UP.says(F19, "7", "change-of-mind")
def _changed_his_mind(ask: Ask) -> None:
    """To drag the pile closer is to inspect it, and binds nobody (9)."""
    lifted = _lifted(ask)
    if lifted == "none":
        ask.nothing("9")
    elif in_time(ask):
        _choice_is_final(ask, lifted, stock="8", pile="9")


@PICK_UP.says(INT, "6", "change-of-mind")
def _changed_his_mind_internazionale(ask: Ask) -> None:
    lifted = _lifted(ask)
    if lifted == "none":
        ask.nothing("8")
    elif restorable(ask):
        _choice_is_final(ask, lifted, stock="7", pile="8")


@PICK_UP.says(EXTRACT, "Convenzioni 7", "change-of-mind")
def _changed_his_mind_by_agreement(ask: Ask) -> None:
    lifted = _lifted(ask)
    if lifted == "none":
        ask.nothing("Convenzioni 8")
    else:
        _choice_is_final(ask, lifted, stock="", pile="Convenzioni 8")


# ── Two cards drawn (F19 8, INT 7) ───────────────────────────────────────────────────────────────────────────────────


def _second_card_goes_back(ask: Ask) -> None:
    """Whether anybody has seen it or not; the next opponent, who has now seen it, is free to draw or to collect."""
    ask.order("return second-card stock", "show second-card next-player", "play-on")


@PICK_UP.says(F19, "8", "two-cards-drawn")
def _two_cards(ask: Ask) -> None:
    if in_time(ask):
        _second_card_goes_back(ask)


@PICK_UP.says(INT, "7", "two-cards-drawn")
def _two_cards_internazionale(ask: Ask) -> None:
    if restorable(ask):
        _second_card_goes_back(ask)


# ── The stock inspected by a player who is not on turn (F19 8) ───────────────────────────────────────────────────────


@PICK_UP.says(F19, "8", "stock-inspected")
def _stock_inspected(ask: Ask) -> None:
    """It is an illicit hint, so there is a warning too (22). Whom "the opponent on turn" means is left open."""
    if none_picked_up(ask):
        ask.order("warn offender", article="22")
        ask.order("choose pick-up opponents")
        ask.reads("next-of-that-side-is-bound")


# ── Playing onto the pile (F19 9, INT 8) ─────────────────────────────────────────────────────────────────────────────


def _with_pile_cards(ask: Ask) -> bool:
    return ask.one("cards-played", "own-only", "with-pile-cards") == "with-pile-cards"


@PICK_UP.says(F19, "9", "play-on-pile")
def _played_on_the_pile(ask: Ask) -> None:
    """One card lifted is the pile collected; with none lifted, own cards alone are a play without a pick-up (30)."""
    if ask.yes("pile-card-lifted"):
        ask.order("play-on")
        ask.nothing()
    elif not in_time(ask):
        return
    elif _with_pile_cards(ask):
        opened = ask.one("played", "new-melds", "attached") == "new-melds"
        ask.order("must-complete incomplete-melds pile-cards")
        ask.order(f"freeze {'new' if opened else 'touched'}-melds until-next-turn")
        ask.order("return unused-pile-cards hand")
        now = in_turn(ask)
        _discards(ask, now=now, penalised=False)
        if not now:
            ask.reads("discard-made-stands")
    else:
        _turn_made_good(ask, "30", hint="22")


@PICK_UP.says(INT, "8", "play-on-pile")
def _played_on_the_pile_internazionale(ask: Ask) -> None:
    """To lay the cards that the pile completes has a name of its own (Glossario), and no penalty; all must be taken."""
    if _with_pile_cards(ask):
        ask.order("return unused-pile-cards hand", "play-on")
        ask.nothing("Glossario")
    elif restorable(ask):
        _turn_made_good(ask, "28", complete="must-complete")


# ── Cards of the pile left behind (F19 9, INT 8, EX Fase di gioco, CLUB 4) ───────────────────────────────────────────


@PICK_UP.says(F19, "9", "pile-cards-left")
def _cards_left(ask: Ask) -> None:
    """The card left is the discard of itself, so one discarded after that comes back."""
    if not in_time(ask):
        return
    now = in_turn(ask)
    if ask.one("cards-left", "one", "several") == "one":
        ask.order(f"discard single-pile-card offender {'end-of-turn' if now else 'now'}")
        if now:
            ask.reads("one-card-left-and-play-goes-on")
    else:
        if now:
            ask.order("stop offender")
        ask.order("discard highest-left offender now", "return unused-pile-cards hand")
    if not now:
        ask.order("return discarded-card hand")
        ask.reads("card-left-is-the-discard")


def _takes_the_rest(ask: Ask) -> None:
    """All of the pile must be taken; no penalty is named."""
    ask.order("return unused-pile-cards hand")
    ask.nothing()


@PICK_UP.says(INT, "8", "pile-cards-left")
def _cards_left_internazionale(ask: Ask) -> None:
    if restorable(ask):
        _takes_the_rest(ask)


PICK_UP.says(EXTRACT, "Fase di gioco", "pile-cards-left")(_takes_the_rest)
PICK_UP.says(CLUB, "4", "pile-cards-left")(_takes_the_rest)


# ── The only card of the pile, collected and discarded (F19 9, INT 8, EX Convenzioni 9, CLUB 5) ──────────────────────


def _has_the_twin(ask: Ask) -> bool:
    if not ask.yes("twin-shown"):
        return False
    ask.order("stands discard")
    ask.nothing()
    return True


def _other_discard(ask: Ask) -> bool:
    """Another card is discarded, from the last play if need be; whether that leaves cards that are no meld."""
    ask.order("return collected-card hand")
    if ask.yes("other-card"):
        ask.order("discard other-card offender now")
        return False
    if ask.one("last-play", "new-meld", "attached") == "attached":
        ask.order("discard last-attached offender now")
        return False
    ask.order("discard one-of-last-meld offender now")
    return not ask.yes("rest-valid")


@PICK_UP.says(F19, "9", "single-card-discarded")
def _single_card(ask: Ask) -> None:
    if not _has_the_twin(ask) and in_time(ask, AFTER_DISCARD) and _other_discard(ask):
        expose_after_discard(ask, "remaining-cards", by="24")


@PICK_UP.says(INT, "8", "single-card-discarded")
def _single_card_internazionale(ask: Ask) -> None:
    """It does not say what becomes of the rest of a meld, and a penalty may not be added (Regole generali)."""
    if not _has_the_twin(ask) and restorable(ask, AFTER_DISCARD) and _other_discard(ask):
        ask.order("return remaining-cards hand")
        ask.reads("rest-of-the-meld-returns")
        ask.rests_on("Regole generali")


@PICK_UP.says(CLUB, "5", "single-card-discarded")
@PICK_UP.says(EXTRACT, "Convenzioni 9", "single-card-discarded")
def _single_card_forbidden(ask: Ask) -> None:
    if not _has_the_twin(ask):
        ask.order("return collected-card hand", "discard other-card offender now")
        ask.reads("forbidden-so-undone")


@PICK_UP.says(F19, "9", "single-card-misplayed")
def _single_card_misplayed(ask: Ask) -> None:
    """A penalised card is discarded at once (25), but not this one; that article says what happens later too."""
    when = moment(ask)
    if when == "later":
        negative_in_place(ask, "collected-card", article="25")
        return
    if when == "now":
        ask.order("stop offender", article="25")
    ask.order("penalise collected-card")
    ask.order("discard other-card offender now" if when == "now" else "stands discard")
    ask.order("discard penalised-cards offender next-turn")


# ── Collecting without playing (INT 8) ───────────────────────────────────────────────────────────────────────────────


@PICK_UP.says(INT, "8", "collect-without-playing")
def _nothing_played(ask: Ask) -> None:
    """A play must be made, not just be possible; whoever was sent to the pile by a ruling (28, 29) is free of that."""
    if ask.yes("sent-to-the-pile"):
        ask.nothing("29")
        ask.reads("sent-to-the-pile-need-not-play")
        return
    ask.reads("playing-is-opening-or-attaching")
    when = moment(ask)
    if when == "later":
        ask.order("play-on")
        ask.nothing()
        return
    ask.order("return pile-cards pile", "pick-up offender draw")
    if when == "now":
        ask.order("discard drawn-card offender now")
        return
    if ask.one("discard-was", "own", "collected") == "collected":
        ask.order("discard drawn-card offender now")
        ask.reads("collected-card-was-no-discard")
    else:
        ask.order("stands discard")
    ask.order("limit offender draw", "discard drawn-card offender next-turn")


# ── Playing without a pick-up (F19 30, INT 28, EX Convenzioni 11) ────────────────────────────────────────────────────


def _turn_made_good(ask: Ask, article: str, *, hint: str = "", complete: str = "complete") -> None:
    """He picks up and discards, and what he played is frozen; ``hint`` is the article on a partner who points it out.

    Seen after his discard, the partner was free to point it out, so nobody asks who did. ``complete`` says whether he
    may complete a meld, or must if he can.
    """
    now = in_turn(ask)
    if now:
        ask.order("stop offender", article=article)
        by = ask.one("noticed-by", "opponents", "partner", "offender") if hint else ""
        if by == "partner":
            ask.order("warn side", article=hint)
        elif by == "offender":
            ask.reads("noticed-by-himself")
        ask.order("pick-up offender either", article=article)
    else:
        ask.order("pick-up offender draw", article=article)
        ask.reads("seen-after-the-discard")
    opened = ask.one("played", "new-melds", "attached") == "new-melds"
    left = ask.one("opened-melds", "complete", "completed", "incomplete") if opened else "complete"
    if left == "incomplete":
        ask.order("penalise incomplete-melds", article=article)
    elif left == "completed":
        ask.order(f"{complete} incomplete-melds missing-cards-or-wild", article=article)
    _discards(ask, now=now, penalised=left == "incomplete", article=article)
    if left != "incomplete":
        ask.order(f"freeze {'new' if opened else 'touched'}-melds until-next-turn", article=article)


def _discards(ask: Ask, *, now: bool, penalised: bool, article: str = "") -> None:
    if now:
        ask.order(f"discard {'penalised-cards' if penalised else 'any-card'} offender now", article=article)
        return
    ask.order("stands discard", article=article)
    if penalised:
        ask.order("discard penalised-cards offender next-turns", article=article)


@PICK_UP.says(F19, "30", "play-without-pick-up")
def _no_pick_up(ask: Ask) -> None:
    if in_time(ask):
        _turn_made_good(ask, "30", hint="22")


@PICK_UP.says(INT, "28", "play-without-pick-up")
def _no_pick_up_internazionale(ask: Ask) -> None:
    """Anybody may point out an irregularity (Procedura), so the partner is not warned."""
    if restorable(ask):
        _turn_made_good(ask, "28", complete="must-complete")


@PICK_UP.says(EXTRACT, "Convenzioni 11", "play-without-pick-up")
def _no_pick_up_by_agreement(ask: Ask) -> None:
    """Whoever noticed it; nothing is frozen."""
    ask.order("stop offender", "pick-up offender either", "discard any-card offender now")


# ── The hand ends while a meld is frozen (F19 30, INT 28) ────────────────────────────────────────────────────────────


def _counted_while_frozen(ask: Ask) -> None:
    """The articles speak of a meld frozen for want of a pick-up, and of a close by the partner or an opponent."""
    if ask.one("frozen-for", "no-pick-up", "other") == "other":
        ask.reads("any-passing-freeze")
    elif ask.one("hand-ended-by", "close", "otherwise") == "otherwise":
        ask.reads("any-end-of-the-hand")
    if ask.one("played", "new-melds", "attached") == "new-melds":
        ask.order("negative new-melds")
        return
    ask.order("negative attached-cards")
    burraco = ask.one("burraco", "none", "earlier", "by-this")
    if burraco == "earlier":
        ask.order("stands burraco")
    elif burraco == "by-this":
        ask.order("void-burraco")


PICK_UP.says(F19, "30", "hand-ends-while-frozen")(_counted_while_frozen)
PICK_UP.says(INT, "28", "hand-ends-while-frozen")(_counted_while_frozen)


# ── Reminded to pick up (F19 30, INT 28, EX Convenzioni 11) ──────────────────────────────────────────────────────────


def _only_picks_up(ask: Ask) -> None:
    ask.order("stop partner", "pick-up partner either", "discard any-card partner now")


def _only_picked_up(ask: Ask) -> None:
    """The text says what the reminded player may do, not what becomes of a turn that he has played all the same."""
    if in_turn(ask):
        _only_picks_up(ask)
    else:
        ask.order("stands play")
        ask.reads("the-turn-is-over")


@PICK_UP.says(F19, "30", "reminded-to-pick-up")
def _reminded(ask: Ask) -> None:
    """It is a hint, so whoever gave it is warned (22)."""
    if in_time(ask):
        ask.order("warn offender", article="22")
        _only_picked_up(ask)


@PICK_UP.says(INT, "28", "reminded-to-pick-up")
def _reminded_internazionale(ask: Ask) -> None:
    """The referee may warn for a hint, and need not (20)."""
    if restorable(ask):
        _only_picked_up(ask)
        ask.may("warn offender", "arbitral-score side", article="20")


PICK_UP.says(EXTRACT, "Convenzioni 11", "reminded-to-pick-up")(_only_picks_up)
