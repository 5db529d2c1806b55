"""Whether the deals of a record are those that were promised, as data and in sentences."""

from collections.abc import Sequence

import msgspec

from ventaglio.core.provable_record import DealCheck, Verdict, check_deals
from ventaglio.core.record import AnyGame, IllegalMove, Record, Step, false_claims, parse_record, steps
from ventaglio.core.refusal import BadInput
from ventaglio.plugs.registry import find
from ventaglio.plugs.shelves import all_games, is_foreign
from ventaglio.words.voice import Voice


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
    proved = sum(one.verdict is Verdict.PROVED for one in checks)
    summary = voice.text("verify-summary" if checks else "verify-no-deal", deals=len(checks), proved=proved)
    return Verification(
        proved=bool(checks) and proved == len(checks) and not mismatches,
        deals=tuple(_verdict(one, voice) for one in checks),
        mismatches=mismatches,
        summary=summary,
        advice=voice.text("verify-compare") if proved else "",
    )


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
    return DealVerdict(
        number=check.number,
        line=check.line,
        verdict=verdict,
        sentence=voice.text("verify-deal", number=check.number, verdict=voice.text(f"verify-{verdict}")),
        commitment="" if proof is None else proof.commitment,
        label="" if proof is None else proof.label,
        contributions={} if proof is None else proof.contributions,
    )
