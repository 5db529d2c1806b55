"""``ventaglio verify``: whether the deals of a record are those that were promised before the cards were dealt."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ventaglio.cli.replay import replayed
from ventaglio.core.provable_record import DealCheck, Verdict, check_deals
from ventaglio.core.record import AnyGame, Record, false_claims, parse_record
from ventaglio.core.refusal import BadInput
from ventaglio.plugs.shelves import all_games
from ventaglio.terminal.terminal import DONE, NO, read_text, terminal


def verify_record(
    file: Annotated[Path, Parameter(help="opt-record-file")],
    /,
    *,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Verify the deals of a record."""
    place = terminal()
    game, record = _load(file)
    state = game.open(record.headers)
    for step in replayed(file, game, record, None):
        state = step.after
    checks = _checked(file, game, record)
    mismatch = false_claims(game, record, state)
    proved = [one for one in checks if one.verdict is Verdict.PROVED]
    holds = bool(checks) and len(proved) == len(checks) and not mismatch
    if json:
        place.json(
            {
                "proved": holds,
                "deals": [_json(one) for one in checks],
                "mismatch": {name: {"said": said, "found": found} for name, (said, found) in mismatch.items()},
            }
        )
        return DONE if holds else NO
    for one in checks:
        place.line(place.text("verify-deal", number=one.number, verdict=place.text(f"verify-{one.verdict.value}")))
        if one.proof is not None:
            place.line(f"    {place.text('verify-commitment', commitment=one.proof.commitment)}", whole=True)
    for name, (said, found) in mismatch.items():
        place.say("replay-mismatch", name=name, said=said, found=found)
    place.say("verify-summary" if checks else "verify-no-deal", deals=len(checks), proved=len(proved))
    if proved:
        place.say("verify-compare")
    return DONE if holds else NO


def _load(file: Path) -> tuple[AnyGame, Record]:
    text = read_text(file)
    try:
        return parse_record(text, all_games())
    except ValueError as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None


def _checked(file: Path, game: AnyGame, record: Record) -> tuple[DealCheck, ...]:
    try:
        return check_deals(game, record)
    except BadInput as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None


def _json(check: DealCheck) -> dict[str, Any]:
    proof = check.proof
    found: dict[str, Any] = {"number": check.number, "line": check.line, "verdict": check.verdict.value}
    if proof is not None:
        found |= {"commitment": proof.commitment, "label": proof.label, "contributions": proof.contributions}
    return found
