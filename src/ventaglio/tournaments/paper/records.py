"""Papers that say what was announced, ruled and given."""

from collections.abc import Iterator

from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.events import Called, Prize, Warned
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.paper.blocks import (
    Block,
    Column,
    Document,
    Facts,
    Grid,
    Heading,
    Signatures,
    Texts,
)
from ventaglio.tournaments.paper.desk import Asked, sorted_by_name
from ventaglio.tournaments.words.calls import ground, happened, ruled
from ventaglio.tournaments.words.money import pot_told
from ventaglio.tournaments.words.plans import length, plan
from ventaglio.tournaments.words.settings import meaning, settled

# ── Notice ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def notice(a: Asked) -> Document:
    """What must be known before the start (F19 2, INT 2, CLUB 9)."""
    return Document(
        a.t.notice.name, (*notice_blocks(a), Signatures((a.words.text("role-director"),))), a.text("notice")
    )


def notice_blocks(a: Asked) -> Iterator[Block]:
    said, law = a.t.notice, a.t.regulation
    yield Texts((plan(a.words, said, law),))
    movements = dict.fromkeys(phase.movement for phase in said.phases)
    yield Heading(a.text("movements"))
    yield Facts(tuple((a.words.term(one), a.words.text(f"movement-rule-{one.value}")) for one in movements))
    facts = {
        "place": said.place,
        "date": a.date,
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
    sides = [a.side(side, body.round) for side in match.sides] if match else []
    facts = [(a.text("round"), str(body.round)), (a.text("table"), str(body.table))]
    facts += [(a.text(f"side-{index}"), side) for index, side in enumerate(sides, start=1)]
    facts.append((a.text("referee"), a.words.signer(body.referee)))
    if body.appeal_of:
        facts.append((a.text("appeal-of"), str(body.appeal_of)))
    blocks: list[Block] = [Facts(tuple(facts))]
    if body.irregularity:
        blocks += [Heading(a.text("happened")), Texts(tuple(happened(a.words, a.t, body)))]
    if body.articles:
        cited = ", ".join(a.words.cite(Cite(a.t.notice.code, article)) for article in body.articles)
        blocks += [Heading(a.text("articles")), Texts((cited,))]
    orders = ruled(a.words, a.t, body)
    if orders:
        blocks += [Heading(a.text("ruling")), Texts(orders)]
    blocks.append(Signatures((a.text("referee"), a.text("side-1"), a.text("side-2"))))
    return Document(a.text("ruling-slip"), tuple(blocks), a.text("line-of-log", entry=str(a.noted.entry)))


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
                    article_of(a, body.article),
                    ground(a.words, a.t, body.why) + lifted,
                    a.words.signer(body.referee),
                )


def article_of(a: Asked, article: str) -> str:
    """An article of the tournament's code, as lists have it."""
    return a.words.article(Cite(a.t.notice.code, article)) if article else ""


# ── Prizes ───────────────────────────────────────────────────────────────────────────────────────────────


def prizes(a: Asked) -> Document:
    """Who wins what; or, after an early interruption, that the money goes back (F19 41)."""
    return Document(a.text("prizes"), tuple(prize_blocks(a, 14)), "" if a.t.ended else a.text("as-it-stands"))


def prize_blocks(a: Asked, size: float) -> Iterator[Block]:
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
            list_of(a, one.prize),
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


def list_of(a: Asked, prize: Prize) -> str:
    """The ranking that a prize is for."""
    if prize.category:
        return a.text("of-category", category=prize.category)
    return a.group(prize.group) if prize.group is not None else a.text("of-all")
