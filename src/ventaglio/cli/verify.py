"""``ventaglio verify``: whether the deals of a record are those that were promised before the cards were dealt."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import Parameter

from ventaglio.cli.replay import replayed
from ventaglio.core.provable_record import DealCheck, Verdict, Void, check_deals, read_voids, unequal_boards
from ventaglio.core.receipts import Dispute, Receipt, disputes
from ventaglio.core.record import AnyGame, Record, false_claims, parse_record
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin.proofs import kind_of_proof, void_sentence
from ventaglio.games.common.plugin.shelves import all_games
from ventaglio.games.common.terminal.screen import DONE, NO, Terminal, read_text, terminal


class _Checked(NamedTuple):
    """What checking one record came to."""

    checks: tuple[DealCheck, ...]
    voids: tuple[Void, ...]
    mismatch: dict[str, tuple[str, str]]
    disputes: tuple[Dispute, ...]

    @property
    def proved(self) -> int:
        return sum(one.verdict is Verdict.PROVED for one in self.checks)

    @property
    def holds(self) -> bool:
        return bool(self.checks) and self.proved == len(self.checks) and not self.mismatch and not self.disputes


def verify_record(
    file: Annotated[Path, Parameter(help="opt-record-file")],
    /,
    *others: Annotated[Path, Parameter(help="opt-verify-others")],
    receipts: Annotated[Path | None, Parameter(help="opt-verify-receipts")] = None,
    json: Annotated[bool, Parameter(help="opt-json", negative="")] = False,
) -> int:
    """Verify the deals of a record."""
    place = terminal()
    kept = () if receipts is None else _receipts(receipts)
    files = (file, *others)
    found = [_check(one, kept) for one in files]
    unequal = unequal_boards(one.checks for one in found)
    holds = all(one.holds for one in found) and not unequal
    if json:
        told = [_json(one) for one in found]
        whole = told[0] if not others else {"proved": holds, "records": told, "unequal": list(unequal)}
        place.json(whole)
        return DONE if holds else NO
    for path, one in zip(files, found, strict=True):
        if others:
            place.line(f"{path}:")
        _tell(place, one)
    for label in unequal:
        place.say("verify-unequal", label=label)
    if others and not unequal:
        place.say("verify-equal")
    return DONE if holds else NO


def _check(file: Path, kept: Sequence[Receipt]) -> _Checked:
    game, record = _load(file)
    state = game.open(record.headers)
    for step in replayed(file, game, record, None):
        state = step.after
    try:
        checks, voids = check_deals(game, record), read_voids(record.headers)
    except BadInput as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None
    return _Checked(checks, voids, dict(false_claims(game, record, state)), disputes(kept, checks, voids))


def _tell(place: Terminal, found: _Checked) -> None:
    kinds = []
    for one in found.checks:
        place.line(place.text("verify-deal", number=one.number, verdict=place.text(f"verify-{one.verdict.value}")))
        if one.proof is not None:
            place.line(f"    {place.text('verify-commitment', commitment=one.proof.commitment)}", whole=True)
        for who, why in one.proof.without.items() if one.proof is not None else ():
            place.line(f"    {place.text('verify-had-no-part', who=who, why=place.text(f'verify-without-{why}'))}")
        kind = kind_of_proof(one, place)
        if kind and kind not in kinds:
            kinds.append(kind)
    for name, (said, found_) in found.mismatch.items():
        place.say("replay-mismatch", name=name, said=said, found=found_)
    place.say("verify-summary" if found.checks else "verify-no-deal", deals=len(found.checks), proved=found.proved)
    if found.voids:
        place.say("verify-voided", count=len(found.voids))
    for void in found.voids:
        place.line(f"    {void_sentence(void, place)}")
    for kind in kinds:
        place.line(kind)
    for dispute in found.disputes:
        place.say(f"verify-dispute-{dispute.what}", label=dispute.label)
    if found.proved:
        place.say("verify-compare")


def _load(file: Path) -> tuple[AnyGame, Record]:
    text = read_text(file)
    try:
        return parse_record(text, all_games())
    except ValueError as error:
        raise BadInput(f"{file}: {terminal().trouble(error)}") from None


def _receipts(file: Path) -> tuple[Receipt, ...]:
    try:
        return msgspec.json.decode(read_text(file), type=tuple[Receipt, ...])
    except msgspec.MsgspecError as error:
        raise BadInput(f"{file}: {error}", "receipts", file=str(file)) from None


def _json(found: _Checked) -> dict[str, Any]:
    return {
        "proved": found.holds,
        "deals": [_deal_json(one) for one in found.checks],
        "voids": [msgspec.to_builtins(one) for one in found.voids],
        "mismatch": {name: {"said": said, "found": now} for name, (said, now) in found.mismatch.items()},
        "disputes": [msgspec.to_builtins(one) for one in found.disputes],
    }


def _deal_json(check: DealCheck) -> dict[str, Any]:
    proof = check.proof
    found: dict[str, Any] = {"number": check.number, "line": check.line, "verdict": check.verdict.value}
    if proof is not None:
        found |= {"commitment": proof.commitment, "label": proof.label, "contributions": proof.contributions}
        found |= {"scheme": proof.scheme, "commitments": proof.commitments, "without": proof.without}
    return found
