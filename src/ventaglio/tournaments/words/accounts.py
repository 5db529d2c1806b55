"""The lines of an entrant's account: what each is for, what it gives, by which article."""

from typing import Any

from ventaglio.tournaments.director.events import Penalised
from ventaglio.tournaments.director.standings import AccountLine, Source
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.calls import ground
from ventaglio.tournaments.words.desk import NONE, DeskWords


def account(words: DeskWords, line: AccountLine, t: Tournament) -> str:
    """A line of an account as one reads it aloud, the article last."""
    facts = line.award.facts if line.award else _of_ledger(words, t, line)
    sentence = words.text(
        account_id(line),
        round=str(line.round),
        table=str(line.table),
        opponents=words.side(t, line.opponents, line.round) or NONE,
        partners=words.side(t, line.partners, line.round) or NONE,
        points=str(line.points),
        vp=line.vp,
        mp=words.points(line.mp),
        lost=-line.vp,
        lost_mp=-line.mp,
        bonus=facts.get("bonus", 0),
        missed=facts.get("missed", 0),
        won=str(facts.get("won", 0)),
        of=str(facts.get("of", 0)),
        referee=words.signer(facts.get("referee") or NONE),
        why=facts.get("why") or NONE,
        lines=", ".join(map(str, line.entries)) or NONE,
    )
    return words.bracketed(sentence, line.cite, t.notice.code)


def _of_ledger(words: DeskWords, t: Tournament, line: AccountLine) -> dict[str, Any]:
    """Who took points off, and why."""
    if line.source is not Source.PENALTY:
        return {}
    taken = (one.body for one in t.ledger if one.entry in line.entries and isinstance(one.body, Penalised))
    body = next(taken, None)
    return {} if body is None else {"referee": body.referee, "why": ground(words, t, body.why)}


def account_id(line: AccountLine) -> str:
    """The sentence of a line: by its source, and for a match by how it came out."""
    if line.source is Source.MATCH and line.award is not None:
        if "won" in line.award.facts:
            return "account-match-compared"
        return f"account-match-{line.award.kind.value}"
    return f"account-{line.source.value}"
