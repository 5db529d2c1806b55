"""Picking up in one's turn: what texts do alike about a change of mind, a card too many, the pile."""

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.games.burraco.referee.penalties import in_turn

# ── A change of mind ─────────────────────────────────────────────────────────────────────────────────────────────────


def lifted_from(ask: Ask) -> str:
    return ask.one("card-lifted", "stock", "pile", "none")


def choice_is_final(ask: Ask, lifted: str, *, stock: str, pile: str) -> None:
    """What was lifted even in part, and unseen, must be taken; each kind of pick-up has its article."""
    if lifted == "stock":
        ask.order("stands choice", "pick-up offender draw", article=stock)
    else:
        ask.order("stands choice", "pick-up offender collect", article=pile)


# ── Two cards drawn ──────────────────────────────────────────────────────────────────────────────────────────────────


def second_card_goes_back(ask: Ask) -> None:
    """Whether anybody has seen it or not; the next opponent, who has now seen it, is free to draw or to collect."""
    ask.order("return second-card stock", "show second-card next-player", "play-on")


# ── Playing onto the pile ────────────────────────────────────────────────────────────────────────────────────────────


def with_pile_cards(ask: Ask) -> bool:
    return ask.one("cards-played", "own-only", "with-pile-cards") == "with-pile-cards"


# ── Cards of the pile left behind ────────────────────────────────────────────────────────────────────────────────────


def takes_the_rest(ask: Ask) -> None:
    """All of the pile must be taken; no penalty is named."""
    ask.order("return unused-pile-cards hand")
    ask.nothing()


# ── The only card of the pile, collected and discarded ───────────────────────────────────────────────────────────────


def has_the_twin(ask: Ask) -> bool:
    if not ask.yes("twin-shown"):
        return False
    ask.order("stands discard")
    ask.nothing()
    return True


def other_discard(ask: Ask) -> bool:
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


def single_card_forbidden(ask: Ask) -> None:
    if not has_the_twin(ask):
        ask.order("return collected-card hand", "discard other-card offender now")
        ask.reads("forbidden-so-undone")


# ── Playing without a pick-up ────────────────────────────────────────────────────────────────────────────────────────


def turn_made_good(ask: Ask, article: str, *, hint: str = "", complete: str = "complete") -> None:
    """He picks up and discards, and what he played is frozen; ``hint`` is the article on a partner who points it out.

    Seen after his discard, the partner was free to point it out, so nobody asks who did. ``complete`` says whether he
    may complete a meld, or must if he can.
    """
    now = in_turn(ask)
    by = ""
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
        if by == "partner":
            ask.reads("completed-though-the-partner-spoke")
    discards(ask, now=now, penalised=left == "incomplete", article=article)
    if left != "incomplete":
        ask.order(f"freeze {'new' if opened else 'touched'}-melds until-next-turn", article=article)


def discards(ask: Ask, *, now: bool, penalised: bool, article: str = "") -> None:
    if now:
        ask.order(f"discard {'penalised-cards' if penalised else 'any-card'} offender now", article=article)
        return
    ask.order("stands discard", article=article)
    if penalised:
        ask.order("discard penalised-cards offender next-turns", article=article)


# ── The hand ends while a meld is frozen ─────────────────────────────────────────────────────────────────────────────


def counted_while_frozen(ask: Ask) -> None:
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


# ── Reminded to pick up ──────────────────────────────────────────────────────────────────────────────────────────────


def only_picks_up(ask: Ask) -> None:
    ask.order("stop partner", "pick-up partner either", "discard any-card partner now")


def only_picked_up(ask: Ask) -> None:
    """The text says what the reminded player may do, not what becomes of a turn that he has played all the same."""
    if in_turn(ask):
        only_picks_up(ask)
    else:
        ask.order("stands play")
        ask.reads("the-turn-is-over")
