"""Papers that say what was announced, ruled, given and closed."""

import hashlib
from collections.abc import Iterator

import msgspec

from ventaglio.codes import shelf
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.director.events import Called, Corrected, Penalised, Prize, Referred, Remarked, Warned
from ventaglio.director.prizes import settle
from ventaglio.director.standings import standings
from ventaglio.director.tournament import Noted
from ventaglio.paper.blocks import Block, Column, Document, Facts, Grid, Heading, Signatures, Texts
from ventaglio.paper.desk import Asked, sorted_by_name
from ventaglio.paper.scores import ranking_blocks
from ventaglio.rulings.words import RulingWords
from ventaglio.words.director.audit import audit
from ventaglio.words.director.money import pot_told
from ventaglio.words.director.plans import length, plan
from ventaglio.words.director.settings import meaning, settled

# ── Notice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def notice(a: Asked) -> Document:
    """What must be known before the start (F19 2, INT 2, CLUB 9)."""
    return Document(a.t.notice.name, (*_notice(a), Signatures((a.words.text("role-director"),))), a.text("notice"))


def _notice(a: Asked) -> Iterator[Block]:
    said, law = a.t.notice, a.t.regulation
    yield Texts((plan(a.words, said, law),))
    movements = dict.fromkeys(phase.movement for phase in said.phases)
    yield Heading(a.text("movements"))
    yield Facts(tuple((a.words.term(one), a.words.text(f"movement-rule-{one.value}")) for one in movements))
    facts = {
        "place": said.place,
        "date": said.date,
        "code": f"{a.code_title} ({a.words.code(law.code)})",
        "fee": a.words.money(said.fee) if said.fee else "",
        "minutes": str(length(said, law) or ""),
        "clubs-apart": a.text("yes") if said.clubs_apart else "",
        "phones": a.text("phones-yes") if said.phones else "",
        "checking-time": a.text("minutes-count", minutes=law.provisional_minutes.value),
        "ties": meaning(a.words, law.ties.value, a.t.hands),
    }
    yield Heading(a.text("conditions"))
    yield Facts(tuple((a.text(name), value) for name, value in facts.items() if value))
    if said.settings:
        yield Heading(a.text("settings"))
        yield Facts(tuple(settled(a.words, law, said.settings, a.t.hands).items()))


# ── The referee ──────────────────────────────────────────────────────────────────────────────────────────────────────


def ruling_slip(a: Asked) -> Document:
    """One call: what happened, by which articles, what was ruled; everybody signs."""
    body = a.noted.body
    if not isinstance(body, Called):
        raise BadInput(f"line {a.entry} is no call", "paper-no-call", entry=str(a.entry))
    one = a.t.round(body.round)
    match = one.matches.get(body.table) if one else None
    sides = [a.side(side) for side in match.sides] if match else []
    facts = [(a.text("round"), str(body.round)), (a.text("table"), str(body.table))]
    facts += [(a.text(f"side-{index}"), side) for index, side in enumerate(sides, start=1)]
    facts.append((a.text("referee"), body.referee))
    if body.appeal_of:
        facts.append((a.text("appeal-of"), str(body.appeal_of)))
    blocks: list[Block] = [Facts(tuple(facts))]
    if body.irregularity:
        blocks += [Heading(a.text("happened")), Texts(tuple(_irregularity(a, body)))]
    if body.articles:
        cited = ", ".join(a.words.cite(Cite(a.t.notice.code, article)) for article in body.articles)
        blocks += [Heading(a.text("articles")), Texts((cited,))]
    if body.ruling:
        blocks += [Heading(a.text("ruling")), Texts(tuple(body.ruling.split("\n")))]
    blocks.append(Signatures((a.text("referee"), a.text("side-1"), a.text("side-2"))))
    return Document(a.text("ruling-slip"), tuple(blocks), a.text("line-of-log", entry=str(a.noted.entry)))


def _irregularity(a: Asked, body: Called) -> Iterator[str]:
    """What was ruled on, as the book of rulings has it; else in the referee's words."""
    book = shelf.nearest(a.t.notice.code, a.t.notice.edition).book
    if body.irregularity not in book.register.family_of:
        yield body.irregularity
        return
    told = RulingWords(a.t.regulation.game, a.language, book.figures, book.document)
    yield told.irregularity(body.irregularity)
    yield from (f"{told.question(fact)} {told.answer(fact, answer)}" for fact, answer in body.told.items())


def warnings(a: Asked) -> Document:
    """Every warning, entrant by entrant, and what they have cost."""
    rows = tuple(_warnings(a))
    columns = (
        Column(a.text("entrant"), grows=True),
        Column("№", "center"),
        Column(a.text("round"), "center"),
        Column(a.text("table"), "center"),
        Column(a.text("article")),
        Column(a.text("why"), grows=True),
        Column(a.text("referee")),
    )
    per_point = a.t.regulation.warnings_per_point.value
    subtitle = a.text("warnings-cost", count=per_point) if per_point else a.text("warnings-free")
    blocks: tuple[Block, ...] = (Grid(columns, rows, 10),) if rows else (Texts((a.text("nothing"),)),)
    return Document(a.text("warnings"), blocks, subtitle, wide=True)


def _warnings(a: Asked) -> Iterator[tuple[str, ...]]:
    for one in sorted_by_name(a.t.entrants.values()):
        count = 0
        for noted in a.t.ledger:
            body = noted.body
            if isinstance(body, Warned) and body.entrant == one.number:
                count += not noted.lifted
                lifted = f" — {a.text('lifted', why=noted.lifted)}" if noted.lifted else ""
                who = "" if body.player is None else f" ({one.players[body.player]})"
                yield (
                    a.title(one.number) + who,
                    "" if noted.lifted else str(count),
                    str(body.round),
                    str(body.table or ""),
                    _article(a, body.article),
                    a.words.ground(body.why) + lifted,
                    body.referee,
                )


# ── Prizes and the end ───────────────────────────────────────────────────────────────────────────────────────────────


def prizes(a: Asked) -> Document:
    """Who wins what; or, after an early interruption, that the money goes back (F19 41)."""
    return Document(a.text("prizes"), tuple(_prizes(a, 14)), "" if a.t.ended else a.text("as-it-stands"))


def _prizes(a: Asked, size: float) -> Iterator[Block]:
    settled = settle(a.t)
    if settled.refund:
        yield Texts((a.text("refund", money=a.words.money(settled.collected)),))
        return
    if not settled.awarded:
        yield Texts((a.text("nothing"),))
        return
    columns = (
        Column(a.text("ranking")),
        Column(a.text("rank"), "right", strong=True),
        Column(a.text("winner"), grows=True),
        Column(a.text("prize")),
    )
    rows = tuple(
        (
            _list(a, one.prize),
            str(one.prize.rank),
            a.title(one.entrant) if one.entrant is not None else "—",
            " + ".join(filter(None, (a.words.money(one.prize.cents) if one.prize.cents else "", one.prize.thing))),
        )
        for one in settled.awarded
    )
    yield Grid(columns, rows, size)
    if settled.pot is not None and settled.pot.share:
        yield Texts((pot_told(a.words, settled.pot),))
    if settled.given:
        money = {"collected": a.words.money(settled.collected), "given": a.words.money(settled.given)}
        yield Texts((a.text("money-told", **money),))


def _list(a: Asked, prize: Prize) -> str:
    if prize.category:
        return a.text("of-category", category=prize.category)
    return a.group(prize.group) if prize.group is not None else a.text("of-all")


def final_report(a: Asked) -> Document:
    """The whole tournament on paper: what was announced, who played, what came out, what the referees wrote down."""
    return Document(a.text("final-report"), tuple(_report(a)), a.t.notice.name)


def _report(a: Asked) -> Iterator[Block]:
    yield Heading(a.text("notice"))
    yield from _notice(a)
    if a.t.interrupted:
        yield Texts((a.text("broken-off", why=a.t.interrupted),))
    yield Heading(a.text("entrants"))
    yield _entrants(a)
    if a.t.completed:
        yield Heading(a.text("ranking-after", round=str(a.t.completed), rounds=str(a.t.notice.rounds)))
        yield from ranking_blocks(a, [one.row for one in standings(a.t)], 10)
    yield Heading(a.text("prizes"))
    yield from _prizes(a, 10)
    for one in a.t.rounds[: a.t.completed]:
        yield Heading(a.text("round-title", round=str(one.number), rounds=str(a.t.notice.rounds)))
        yield _results(a, one.number)
        if one.rearranged:
            yield Texts((a.words.text("note-rearranged", why=one.rearranged),))
    written = tuple(_written(a))
    yield Heading(a.text("referees"))
    yield Texts(written or (a.text("nothing"),), listed=bool(written))
    put_right = tuple(
        a.text("logged", entry=str(entry.seq), by=entry.by, what=audit(a.words, entry, a.t))
        for entry in a.log
        if isinstance(entry.body, Corrected | Remarked)
    )
    if a.log:
        yield Heading(a.text("corrections"))
        yield Texts(put_right or (a.text("nothing"),), listed=bool(put_right))
    yield Heading(a.text("log"))
    yield Texts(tuple(_log(a)))
    yield Signatures((a.words.text("role-director"), a.words.text("role-referee")))


def _entrants(a: Asked) -> Grid:
    columns = (
        Column(a.text("number"), "right"),
        Column(a.text("entrant"), grows=True),
        Column(a.text("club")),
        Column(a.text("category")),
    )
    rows = tuple((str(one.number), one.title, one.club, one.category) for one in a.t.entrants.values() if one.present)
    return Grid(columns, rows, 9)


def _results(a: Asked, number: int) -> Grid:
    one = a.t.rounds[number - 1]
    columns = (
        Column(a.text("table"), "right"),
        Column(a.text("side-1"), grows=True),
        Column(a.text("side-2"), grows=True),
        Column(a.text("score"), "center"),
        Column("MP", "right"),
        Column("VP", "center", strong=True),
    )
    rows = []
    for table, match in sorted(one.matches.items()):
        first, second = one.awards[table]
        sheets = one.result(table).sheets
        score = a.words.sheets(sheets).replace(", ", "\n") if sheets else ""
        mp = a.words.points(first.mp) if first.mp == -second.mp else f"{first.mp} / {second.mp}"
        rows.append((str(table), *(a.side(side) for side in match.sides), score, mp, f"{first.vp}–{second.vp}"))
    rows += [("", a.title(number), a.text("rest"), "", "", "") for number in one.rests]
    return Grid(columns, tuple(rows), 9)


def _written(a: Asked) -> Iterator[str]:
    """All that referees wrote down, in the order of the log."""
    for noted in a.t.ledger:
        yield a.text("logged", entry=str(noted.entry), by=noted.body.referee, what=_told(a, noted))


def _told(a: Asked, noted: Noted) -> str:
    body = noted.body
    who = a.words.entrant(a.t, body.entrant) if not isinstance(body, Called) else ""
    facts: dict[str, object] = {"who": who, "why": getattr(body, "why", "") or "none"}
    match body:
        case Warned():
            lifted = noted.lifted or "none"
            facts["why"] = a.words.ground(body.why) or "none"
            return a.text(
                "told-warned", round=str(body.round), article=_article(a, body.article), lifted=lifted, **facts
            )
        case Penalised():
            points = {"vp": a.words.points(body.vp), "mp": a.words.points(body.mp)}
            return a.text("told-penalised", round=str(body.round), article=_article(a, body.article), **points, **facts)
        case Referred():
            return a.text("told-referred", **facts)
        case Called():
            articles = ", ".join(_article(a, one) for one in body.articles) or "none"
            told = {"round": str(body.round), "table": str(body.table), "ruling": body.ruling or "none"}
            return a.text("told-called", articles=articles, **told)


def _article(a: Asked, article: str) -> str:
    return a.words.article(Cite(a.t.notice.code, article)) if article else ""


def _log(a: Asked) -> Iterator[str]:
    if a.log:
        digest = hashlib.sha256(msgspec.json.encode(a.log)).hexdigest()
        yield a.text("log-signed", lines=str(len(a.log)), digest=" ".join(digest[i : i + 8] for i in range(0, 64, 8)))
    else:
        yield a.text("log-lines", lines=str(a.t.seq))
