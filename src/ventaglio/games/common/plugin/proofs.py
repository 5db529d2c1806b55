"""Whether the deals of a record are those that were promised, as data and in sentences."""

from collections.abc import Sequence

import msgspec

from ventaglio.core.provable_record import FIRST, DealCheck, Verdict, Void, check_deals, read_voids
from ventaglio.core.record import AnyGame, IllegalMove, Record, Step, false_claims, parse_record, steps
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.catalogue import find
from ventaglio.games.common.plugin.shelves import all_games, is_foreign
from ventaglio.lang.voice import Voice


class DealVerdict(msgspec.Struct, frozen=True):
    """What checking a deal came to."""

    number: int
    line: int
    """Where the record has it."""
    verdict: str
    sentence: str
    commitment: str
    label: str
    contributions: dict[str, str]
    scheme: int = 0
    """Which kind of proof it is; 0 where there is none."""
    kind: str = ""
    """What this kind of proof shows, and what it does not."""
    commitments: dict[str, str] = {}
    without: dict[str, str] = {}
    """Why each of the others had no part in it, in words."""
    event: str = ""
    """The label under which commitments were made to all boards of a tournament."""


class VoidTold(msgspec.Struct, frozen=True):
    """A deal that came to nothing before a card was seen, and by whose fault."""

    label: str
    why: str
    who: tuple[str, ...]
    told: str
    sentence: str


class Verification(msgspec.Struct, frozen=True):
    """What checking a record came to."""

    proved: bool
    """Whether every deal is proved, and the record comes out as it says."""
    deals: tuple[DealVerdict, ...]
    mismatches: tuple[str, ...]
    """What the record says of its result and replaying does not bear out."""
    summary: str
    advice: str
    """What nobody but those who were there can check."""
    voids: tuple[VoidTold, ...] = ()
    """The deals that were void. Whoever voids deals may be choosing among them: each has its author."""
    voided: str = ""
    """How many there were, in words; empty where there was none."""


def verify(text: str, voice: Voice, played: Sequence[Step] | None = None) -> Verification:
    """Check a record. Raises `BadInput` where it cannot be read or replayed.

    ``played`` are the steps of its match, from whoever has them: so a match whose edition is not here is checked too.
    """
    game, record = parse_record(text, all_games())
    if played is None:
        played = _replayed(game, record, voice)
    else:
        played = [msgspec.structs.replace(one, move=move) for one, move in zip(played, record.moves, strict=True)]
    state = played[-1].after if played else game.open(record.headers)
    checks = check_deals(game, record, played)
    mismatches = tuple(
        voice.text("replay-mismatch", name=name, said=said, found=found)
        for name, (said, found) in false_claims(game, record, state).items()
    )
    voids = tuple(
        VoidTold(one.label, one.why, one.who, one.told, void_sentence(one, voice)) for one in read_voids(record.headers)
    )
    proved = sum(one.verdict is Verdict.PROVED for one in checks)
    summary = voice.text("verify-summary" if checks else "verify-no-deal", deals=len(checks), proved=proved)
    return Verification(
        proved=bool(checks) and proved == len(checks) and not mismatches,
        deals=tuple(_verdict(one, voice) for one in checks),
        mismatches=mismatches,
        summary=summary,
        advice=voice.text("verify-compare") if proved else "",
        voids=voids,
        voided=voice.text("verify-voided", count=len(voids)) if voids else "",
    )


def replayed(text: str, voice: Voice) -> tuple[AnyGame, Record, list[Step]]:
    """A record from its text, and its steps. Raises `BadInput` where it cannot be read or replayed."""
    game, record = parse_record(text, all_games())
    return game, record, _replayed(game, record, voice)


def _replayed(game: AnyGame, record: Record, voice: Voice) -> list[Step]:
    try:
        return list(steps(game, record))
    except IllegalMove as error:
        words = find(game.name).words(voice)
        why = BadInput(f"{words.refusal(error.refusal)} ({words.cite(error.refusal.cite)})")
        line = str(error.move.line)
        reason = "record-move-foreign" if is_foreign(game.name, record.headers) else "record-move"
        raise BadInput(str(error), reason, line=line, move=error.text, why=why) from None


def _verdict(check: DealCheck, voice: Voice) -> DealVerdict:
    proof, verdict = check.proof, check.verdict.value
    sentence = voice.text("verify-deal", number=check.number, verdict=voice.text(f"verify-{verdict}"))
    if proof is None:
        return DealVerdict(check.number, check.line, verdict, sentence, "", "", {})
    return DealVerdict(
        number=check.number,
        line=check.line,
        verdict=verdict,
        sentence=sentence,
        commitment=proof.commitment,
        label=proof.label,
        contributions=proof.contributions,
        scheme=proof.scheme,
        kind=kind_of_proof(check, voice),
        commitments=proof.commitments,
        without={who: voice.text(f"verify-without-{why}") for who, why in proof.without.items()},
        event=proof.event,
    )


def kind_of_proof(check: DealCheck, voice: Voice) -> str:
    """What the proof of a deal shows, and what it does not; empty where it shows nothing."""
    proof = check.proof
    if proof is None or check.verdict is not Verdict.PROVED:
        return ""
    if proof.scheme == FIRST:
        return voice.text("verify-kind-first")
    return voice.text("verify-kind-second", who=", ".join(sorted(proof.contributions)))


def void_sentence(void: Void, voice: Voice) -> str:
    """Why a deal was void, and by whose fault."""
    return voice.text(f"verify-void-{void.why}", label=void.label, who=", ".join(void.who))
