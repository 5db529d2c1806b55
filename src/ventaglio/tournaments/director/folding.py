"""What one more line of the log makes of a tournament. Total and deterministic: `judge` has let the line stand."""

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import count
from typing import Any, Final

from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director import boards, till, undoing
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import match_folds as matches
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.entrants import Entrant, Lineup, category_of, club_of, index
from ventaglio.tournaments.director.layered import Layered
from ventaglio.tournaments.director.money import outstanding, settled
from ventaglio.tournaments.director.money_events import How, MoneyTaken
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Grouping, LawOf, Posting, Round, Spell, Tournament

Fold = Callable[[Tournament, e.Entry, Any], Tournament]


def opened(entry: e.Entry, law_of: LawOf) -> Tournament:
    """The tournament that the first line of a log announces."""
    if not isinstance(entry.body, e.Announced):
        raise BadInput("the log of a tournament begins with its notice")
    return Tournament(entry.body.notice, law_of(entry.body), law_of, seq=entry.seq)


def fold(tournament: Tournament, entry: e.Entry) -> Tournament:
    """The tournament after a further line of its log."""
    done = _FOLDS[type(entry.body)](tournament, entry, entry.body)
    return replace(done, seq=entry.seq)


def replay(log: Iterable[e.Entry], law_of: LawOf) -> Tournament:
    """The tournament that a log has made."""
    lines = iter(log)
    first = next(lines, None)
    if first is None:
        raise BadInput("the log of a tournament is empty")
    return reduce(fold, lines, opened(first, law_of))


# ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────────────


def _announced(t: Tournament, entry: e.Entry, body: e.Announced) -> Tournament:
    return replace(t, notice=body.notice, regulation=t.law_of(body))


def _entered(t: Tournament, entry: e.Entry, body: e.Entered) -> Tournament:
    club, category = body.club or club_of(body.players), body.category or category_of(body.players)
    entrant = Entrant(body.number, body.players, body.name, club, category, body.paid)
    made = replace(
        t,
        entrants=t.entrants.put(body.number, entrant),
        people=t.people.put_all(index([entrant])),
        last_number=max(t.last_number, body.number),
    )
    return _admitted(made, entry, body.number, at_once=body.at_once) if t.published else made


def _admitted(t: Tournament, entry: e.Entry, number: Number, *, at_once: bool) -> Tournament:
    """Somebody who came late, in the place that was free: from the next round on, or at once (F19 40, INT 34)."""
    made = _with(t, number, present=True, since=t.published + (not at_once), admitted=entry.seq)
    if made.orders:
        *others, last = made.orders
        place = last.index(None)
        made = replace(made, orders=(*others, (*last[:place], number, *last[place + 1 :])))
    if made.groups:
        made = replace(made, groups=(*made.groups[:-1], (*made.groups[-1], number)))
    return _table_completed(made, number) if at_once else made


def _table_completed(t: Tournament, number: Number) -> Tournament:
    """The round that is out with its incomplete table played: the last of those who rested have opponents now."""
    one, size = t.rounds[t.published - 1], t.side_size
    together = (*one.rests[1 - 2 * size :], number)
    table = next(free for free in map(t.notice.table, count(1)) if free not in one.matches)
    match = e.Match(table, (together[:size], together[size:]), t.group_of(together[0]))
    return matches.with_round(t, replace(one, matches={**one.matches, table: match}, rests=one.rests[: 1 - 2 * size]))


def _entry_changed(t: Tournament, entry: e.Entry, body: e.EntryChanged) -> Tournament:
    club, category = body.club or club_of(body.players), body.category or category_of(body.players)
    before = t.entrants[body.number]
    spelt = dict(zip(before.players, body.players, strict=False))
    earlier = tuple(
        replace(one, players=tuple(spelt.get(player, player) for player in one.players)) for one in before.earlier
    )
    return _with(t, body.number, players=body.players, name=body.name, club=club, category=category, earlier=earlier)


def _entry_cancelled(t: Tournament, entry: e.Entry, body: e.EntryCancelled) -> Tournament:
    left = t.entrants.without(body.number)
    return replace(t, entrants=left, people=Layered(index(left.values())))


def _checked_in(t: Tournament, entry: e.Entry, body: e.CheckedIn) -> Tournament:
    if t.published:
        return _admitted(t, entry, body.number, at_once=body.at_once)
    return _with(t, body.number, present=body.present)


def _fee_paid(t: Tournament, entry: e.Entry, body: e.FeePaid) -> Tournament:
    left = outstanding(t, body.number)
    if body.paid and t.till.of(body.number) and any(cents > 0 for cents in left):
        # Where some of it has a receipt already, the rest gets one too.
        rest = MoneyTaken(body.number, tuple(max(cents, 0) for cents in left), How.CASH)
        t = replace(t, till=till.fold(t.till, entry.seq, entry.at, entry.by, rest))
    return _with(t, body.number, paid=body.paid)


def _money(t: Tournament, entry: e.Entry, body: till.Line) -> Tournament:
    made = replace(t, till=till.fold(t.till, entry.seq, entry.at, entry.by, body))
    if isinstance(body, MoneyTaken) and body.number in t.entrants:
        return _with(made, body.number, paid=settled(made, body.number))
    return made


def _entries_closed(t: Tournament, entry: e.Entry, body: e.EntriesClosed) -> Tournament:
    return replace(t, seed=body.seed)


def _entries_reopened(t: Tournament, entry: e.Entry, body: e.EntriesReopened) -> Tournament:
    return replace(t, seed="", rounds=())


def _with(t: Tournament, number: Number, **changes: Any) -> Tournament:
    entrants = t.entrants.put(number, replace(t.entrants[number], **changes))
    people = Layered(index(entrants.values())) if "players" in changes else t.people
    return replace(t, entrants=entrants, people=people)


# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _drafted(t: Tournament, entry: e.Entry, body: e.Drafted) -> Tournament:
    one = Round(body.round, {m.table: m for m in body.matches}, body.rests, body, t.session_of(body.round))
    return replace(t, rounds=(*t.rounds[: body.round - 1], one))


def _rearranged(t: Tournament, entry: e.Entry, body: e.Rearranged) -> Tournament:
    before = t.rounds[body.round - 1]
    after = replace(before, matches={m.table: m for m in body.matches}, rests=body.rests, rearranged=body.why)
    if t.notice.phase_of(body.round)[2] == 1:
        after = replace(after, drafted=replace(before.drafted, orders=_in_their_places(before, after)))
    return matches.with_round(t, after)


def _in_their_places(before: Round, after: Round) -> tuple[tuple[Number | None, ...], ...]:
    """A calendar as it begins after a change: whoever sits in another's place has it in all its rounds.

    Otherwise those who meet by the change would meet again by the calendar.
    """
    old, new = (
        {(table, line): side for table, match in one.matches.items() for line, side in enumerate(match.sides)}
        | {(0, place): (number,) for place, number in enumerate(one.rests)}
        for one in (before, after)
    )
    if {place: len(side) for place, side in old.items()} != {place: len(side) for place, side in new.items()}:
        return before.drafted.orders
    moved = {n: now for place, side in old.items() for n, now in zip(side, new[place], strict=True)}
    return tuple(tuple(n if n is None else moved.get(n, n) for n in order) for order in before.drafted.orders)


def _published(t: Tournament, entry: e.Entry, body: e.Published) -> Tournament:
    one = t.rounds[body.round - 1]
    seated = {n for match in one.matches.values() for side in match.sides for n in side} | set(one.rests)
    absent = {
        n: _missed_before(t, n, body.round) + 1
        for n, entrant in t.entrants.items()
        if n not in seated and t.misses(n, body.round) is not None and entrant.present
    }
    one = replace(one, published=entry.at, absent=absent, session=t.session_of(body.round))
    return replace(matches.with_round(t, one), orders=one.drafted.orders)


def _missed_before(t: Tournament, number: Number, round_: int) -> int:
    return sum(number in one.absent for one in t.rounds[: round_ - 1])


def _recalled(t: Tournament, entry: e.Entry, body: e.Recalled) -> Tournament:
    return replace(t, rounds=t.rounds[: body.round - 1])


def _started(t: Tournament, entry: e.Entry, body: e.Started) -> Tournament:
    return matches.with_round(t, replace(t.rounds[body.round - 1], started=entry.at))


def _time_called(t: Tournament, entry: e.Entry, body: e.TimeCalled) -> Tournament:
    return matches.with_round(t, replace(t.rounds[body.round - 1], time_called=entry.at))


def _sat_wrongly(t: Tournament, entry: e.Entry, body: e.SatWrongly) -> Tournament:
    one = t.rounds[body.round - 1]
    made = matches.with_round(t, replace(one, matches={**one.matches, **{m.table: m for m in body.matches}}))
    for number in body.warned:
        article = t.regulation.wrong_seats_warned.cite.article
        warning = e.Warned(number, body.round, article, body.referee, "seat", _table_of(made, body.round, number))
        made = matches.noted(made, entry, warning)
    return made


def _table_of(t: Tournament, round_: int, number: Number) -> int:
    found = t.rounds[round_ - 1].side_of(number)
    return found[0].table if found else 0


def _lined_up(t: Tournament, entry: e.Entry, body: e.LinedUp) -> Tournament:
    one = t.rounds[body.round - 1]
    return matches.with_round(t, replace(one, lineups={**one.lineups, body.team: body.pairs}))


def _hosted(t: Tournament, entry: e.Entry, body: e.Hosted) -> Tournament:
    one = t.rounds[body.round - 1]
    return matches.with_round(t, replace(one, hosted={**one.hosted, body.table: body.live}))


def _session_began(t: Tournament, entry: e.Entry, body: e.SessionBegan) -> Tournament:
    return replace(t, session=t.session + 1)


# ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _warning_lifted(t: Tournament, entry: e.Entry, body: e.WarningLifted) -> Tournament:
    ledger = tuple(
        replace(one, lifted=body.why or body.referee)
        if one.entry == body.entry and isinstance(one.body, e.Warned) and body.entrant in (0, one.body.entrant)
        else one
        for one in t.ledger
    )
    return replace(t, ledger=ledger)


def _absent(t: Tournament, entry: e.Entry, body: e.Absent) -> Tournament:
    spell = Spell(body.round, None, body.for_good or body.quarrel, body.quarrel, entry.seq, body.told)
    return replace(t, spells={**t.spells, body.entrant: (*t.spells.get(body.entrant, ()), spell)})


def _returned(t: Tournament, entry: e.Entry, body: e.Returned) -> Tournament:
    *before, last = t.spells[body.entrant]
    return replace(t, spells={**t.spells, body.entrant: (*before, replace(last, until=body.round))})


def _substituted(t: Tournament, entry: e.Entry, body: e.Substituted) -> Tournament:
    before = t.entrants[body.entrant]
    players = list(before.players)
    for place, player in zip(body.places, body.players, strict=True):
        players[place] = player
    done = before.substituted + len(body.places)
    gone = tuple(before.players[place] for place in body.places) if t.completed else ()
    # What was said of the pair stays; what its players made of it goes with them.
    club = club_of(players) if before.club == club_of(before.players) else before.club
    earlier = (*before.earlier, Lineup(before.players, _last_played(t, body.entrant), entry.seq))
    former = (*before.former, *gone)
    return _with(t, body.entrant, players=tuple(players), club=club, substituted=done, former=former, earlier=earlier)


def _last_played(t: Tournament, number: Number) -> int:
    """The last round that an entrant has behind it: whoever steps in finishes what is not over."""
    if t.current is None:
        return 0
    found = t.current.side_of(number)
    under_way = found is not None and found[0].table not in t.current.awards
    return t.current.number - under_way


# ── Standings and the end ────────────────────────────────────────────────────────────────────────────────────────────


def _standings_posted(t: Tournament, entry: e.Entry, body: e.StandingsPosted) -> Tournament:
    awards = tuple(one.awards for one in t.rounds[: body.after])
    # A ranking that is shown again, put right, gives nobody more time to check it (F19 20).
    first = next((one.at for one in t.posted if one.checking and body.checking and one.after == body.after), entry.at)
    posting = Posting(body.after, body.rows, first, body.checking, entry.seq, awards)
    return replace(t, posted=(*t.posted, posting))


def _locked(t: Tournament, entry: e.Entry, body: e.Locked) -> Tournament:
    return replace(t, locked=body.after)


def _groups_cut(t: Tournament, entry: e.Entry, body: e.GroupsCut) -> Tournament:
    index, _, _ = t.notice.phase_of(t.completed + 1)
    again = t.groups and t.groups_of_phase == index
    before = t.grouped_before if again else Grouping(t.groups, t.groups_of_phase, t.orders)
    return replace(t, groups=body.groups, groups_of_phase=index, orders=(), grouped_before=before)


def _prizes_set(t: Tournament, entry: e.Entry, body: e.PrizesSet) -> Tournament:
    return replace(t, prizes=body)


def _interrupted(t: Tournament, entry: e.Entry, body: e.Interrupted) -> Tournament:
    return replace(t, interrupted=body.why)


def _ended(t: Tournament, entry: e.Entry, body: e.Ended) -> Tournament:
    return replace(t, ended=True)


def _imported(t: Tournament, entry: e.Entry, body: e.Imported) -> Tournament:
    return replace(t, imported=entry.seq)


def _remarked(t: Tournament, entry: e.Entry, body: e.Remarked) -> Tournament:
    return t


def _boards(t: Tournament, entry: e.Entry, body: Any) -> Tournament:
    return replace(t, boards=boards.FOLDS[type(body)](t.boards, entry.at, body))


_FOLDS: Final[dict[type, Fold]] = {
    **dict.fromkeys(boards.FOLDS, _boards),
    **dict.fromkeys(till.LINES, _money),
    s.PlanChanged: undoing.plan_changed,
    s.TakenBack: undoing.taken_back,
    e.Announced: _announced,
    e.Entered: _entered,
    e.EntryChanged: _entry_changed,
    e.EntryCancelled: _entry_cancelled,
    e.CheckedIn: _checked_in,
    e.FeePaid: _fee_paid,
    e.EntriesClosed: _entries_closed,
    e.EntriesReopened: _entries_reopened,
    e.Drafted: _drafted,
    e.Rearranged: _rearranged,
    e.Published: _published,
    e.Recalled: _recalled,
    e.Started: _started,
    e.TimeCalled: _time_called,
    e.SatWrongly: _sat_wrongly,
    e.LinedUp: _lined_up,
    e.Hosted: _hosted,
    e.SessionBegan: _session_began,
    e.Scored: matches.scored,
    e.Verified: matches.verified,
    e.Claimed: matches.claimed,
    e.ClaimAgreed: matches.claim_agreed,
    e.ClaimWithdrawn: matches.claim_withdrawn,
    e.Corrected: matches.corrected,
    e.CameLate: matches.came_late,
    e.SheetLost: matches.sheet_lost,
    e.SheetFound: matches.sheet_found,
    e.SheetLeft: matches.sheet_left,
    e.Stopped: matches.stopped,
    e.Arbitrated: matches.arbitrated,
    e.DuplicateAdjusted: matches.duplicate_adjusted,
    e.Called: matches.noted,
    e.Warned: matches.noted,
    e.WarningLifted: _warning_lifted,
    e.Penalised: matches.noted,
    e.Absent: _absent,
    e.Returned: _returned,
    e.Substituted: _substituted,
    e.Referred: matches.noted,
    e.StandingsPosted: _standings_posted,
    e.Locked: _locked,
    e.GroupsCut: _groups_cut,
    e.PrizesSet: _prizes_set,
    e.Interrupted: _interrupted,
    e.Ended: _ended,
    e.Remarked: _remarked,
    e.Imported: _imported,
}
