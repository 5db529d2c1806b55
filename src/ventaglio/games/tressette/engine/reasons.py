"""Why an action is refused, and which norms say so: one table for the judge, the ledger and whoever asks why."""

from typing import Final

from ventaglio.core.refusal import Grounds, Refusal, refusal
from ventaglio.games.tressette.engine.rules import Rules

_PLAYING: Final = ("winner_leads", "declarer_is_on_lead", "buongioco", "claim_when_on_lead_or_on_turn", "call_out")
"""The norms by which something may be done while cards are played."""

_DECLARING: Final = ("trick_suit_declarations", "other_suit_declarations")
"""Those that allow the declarations other than formulas."""

REASONS: Final[Grounds] = {
    # Cards.
    "not-dealt": (*_PLAYING, "redeal_causes"),
    "dialogue-first": _PLAYING,
    "match-over": (*_PLAYING, "everybody_may_shuffle"),
    "pairs-not-formed": ("pairing_begins_passata",),
    "not-your-turn": ("winner_leads",),
    "not-in-hand": ("one_card_at_a_time",),
    "declare-buongioco-first": ("buongioco",),
    "follow-suit": ("follow_suit",),
    "best-first": ("failed_claim_best_first",),
    "second-of-venticinque": ("two_tressette_cards",),
    "suit-barred": ("liscio_qui_bars_suit", "other_suit_declarations"),
    "no-other-suit-to-lead": ("liscio_qui_bars_suit", "other_suit_declarations"),
    # Declarations.
    "declare-only-on-lead": ("declarer_is_on_lead",),
    "no-such-declaration": ("declarer_is_on_lead",),
    "no-trick-taken": _DECLARING,
    "not-the-suit-taken": _DECLARING,
    "the-suit-just-taken": _DECLARING,
    "said-already": (*_DECLARING, "play_suit_list"),
    "against-the-words": ("play_suit_list",),
    "too-late-after-announcing": ("other_suits_before_play_suit",),
    "not-void": _DECLARING,
    "not-void-here": _DECLARING,
    "no-piombo-made": _DECLARING,
    "no-subject-card-here": _DECLARING,
    "no-subject-card-there": _DECLARING,
    "name-the-suit-meant": (*_DECLARING, "play_suit_list"),
    "suit-not-named": _DECLARING,
    "partner-not-known": (*_DECLARING, "call_out"),
    "led-in-silence": ("own_silence",),
    "suit-declared-already": ("repetition",),
    "not-said-very-long": ("repetition",),
    "too-late-for-the-suit-taken": ("trick_suit_only_at_deposit",),
    "notorious-void": ("notorious_voids_unsaid",),
    "notorious-liscio": ("notorious_liscio_unsaid",),
    "notorious-sovereignty": ("notorious_sovereignty_unsaid",),
    "no-such-formula": ("play_suit_list",),
    "formula-does-not-fit": ("play_suit_list",),
    # Buongioco.
    "buongioco-is-silent": ("buongioco",),
    "accuse-at-first-turn": ("accused_at_first_turn",),
    "accused-already": ("accused_in_part",),
    "four-not-as-three": ("four_not_as_three",),
    "name-the-suit": ("suit_must_be_named",),
    "no-such-buongioco": ("suit_must_be_named", "buongioco_length"),
    # Laying down, calling out, the dialogue.
    "untimely-claim": ("claim_when_on_lead_or_on_turn", "claim_ahead_if_irrelevant", "claim_waiting_for_partner"),
    "claimed-already": ("failed_claim_best_first",),
    "no-calling-out": ("call_out",),
    "players-call": ("call_out",),
    "called-already": ("call_out",),
    "nothing-to-call": ("pair_may_call_itself_out",),
    "no-more-calls": ("call_out", "call_reaches", "calls_allowed"),
    "call-with-the-point": ("call_without_the_point",),
    "no-dialogue": ("dialogue",),
    "not-your-word": ("dialogue",),
    "word-not-provided": ("dialogue",),
    # The deal and the pairs.
    "chance-deals": ("everybody_may_shuffle",),
    "already-dealt": ("everybody_may_shuffle",),
    "not-the-forty-cards": ("redeal_causes",),
    "cut-again": ("smallest_cut",),
    "table-repeats-the-deal": ("redeal_causes",),
    "no-cause-for-redeal": ("redeal_causes",),
    "not-enough-exposed": ("exposure",),
    "pairs-can-be-formed": ("pairing_cards",),
    "no-pairing-now": ("pairs",),
    "not-your-pairing-card": ("pairs",),
    "wrong-pairing-card": ("pairing_cards",),
    # What a ruling forbids, by the article of the ruling.
    "accusing-forbidden": (),
    "lead-forbidden": (),
    "ready-card-due": (),
}


def refuse(rules: Rules, reason: str, on: str = "", /, **facts: object) -> Refusal:
    """A refusal for a reason of the table; ``on`` names its norm where the table has several."""
    return refusal(REASONS, rules, reason, on, facts)
