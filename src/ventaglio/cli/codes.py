"""``ventaglio codes``: the written codes, norm by norm, and where two of them or two editions of one differ."""

from collections.abc import Collection
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from ventaglio.cli.ruling_diff import RulingDiff
from ventaglio.core.norms import Difference, Norm, Statement, diff, fingerprint, norms, option_text, plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.finding import find_code
from ventaglio.games.common.plugin.shelves import every_code, players_of
from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.lang.words import Words
from ventaglio.law.referee.comparing import differing
from ventaglio.law.shelf import Found, editions
from ventaglio.law.words.norms import NormWords, with_parents

Json = Annotated[bool, Parameter(help="opt-json", negative="")]


def list_codes(*, json: Json = False) -> None:
    """The codes there are."""
    place = terminal()
    words = Words(place)
    if json:
        found = [
            {
                "game": one.game,
                "id": one.rules.id,
                "edition": one.text.edition,
                "editions": [text.edition for text in editions(one.document)],
                "title": one.rules.title,
                "fingerprint": fingerprint(one.rules),
            }
            for one in every_code()
        ]
        place.json(found)
        return
    table = _grid(3)
    for one in every_code():
        game, rules = one.game, one.rules
        players = ", ".join(str(number) for number in players_of(one))
        cell = Text(rules.title)
        known = ", ".join(text.edition for text in editions(one.document))
        cell.append(f"\n{words.text('codes-editions', editions=known)}", style="soft")
        table.add_row(Text(f"{game}:{rules.id}", style="turn"), cell, words.text("codes-for", players=players))
    place.console.print(table)


def show_code(code: Annotated[str, Parameter(help="opt-code")], /, *, json: Json = False) -> None:
    """A code, norm by norm."""
    place = terminal()
    found = find_code(code)
    game, rules = found.game, found.rules
    if json:
        place.json(
            {
                "game": game,
                "id": rules.id,
                "edition": rules.edition,
                "title": rules.title,
                "fingerprint": fingerprint(rules),
                "norms": {name: _norm_json(norm) for name, norm in norms(rules)},
            }
        )
        return
    words, told = find(game).words(place), find(game).norm_words(place.of(rules.id))
    filled = sum(not norm.stated for _, norm in norms(rules))
    statements = sum(isinstance(norm, Statement) for _, norm in norms(rules))
    place.line(rules.title, style="title")
    place.say(
        "codes-head",
        game=game,
        code=rules.id,
        edition=rules.edition,
        fingerprint=fingerprint(rules),
        filled=filled,
    )
    library = {article.number for article in found.text.articles if article.library}
    table = _grid(3)
    for name, norm in norms(rules):
        if name in told.sections:
            table.add_row("")
            table.add_row(Text(words.text(told.sections[name]), style="title"))
        cell = Text(told.value(name, norm.value))
        for remark in _remarks(told, words, name, norm, library):
            cell.append(f"\n{remark}", style="soft")
        table.add_row(told.name(name), cell, words.cites(norm.cites, found.document))
    place.console.print(table)
    place.line()
    if statements:
        place.say("codes-statements", count=statements)
    place.say("codes-foot")


def _remarks(told: NormWords, words: Words, name: str, norm: Norm[Any], library: Collection[str]) -> list[str]:
    """What is to be said of a norm besides its value; ``library`` are the articles that only programs can use."""
    remarks = [words.text("codes-statement")] if isinstance(norm, Statement) else []
    if all(cite.article in library for cite in norm.cites):
        remarks.append(words.text("codes-library"))
    if not norm.stated:
        remarks.append(words.text("codes-filled", why=told.why(norm)))
    elif norm.why:
        remarks.append(words.text("codes-note", why=told.why(norm)))
    if norm.choices:
        choices = " | ".join(told.written(choice) for choice in norm.choices)
        remarks.append(words.text("codes-option", name=name, choices=choices))
    return remarks


def diff_codes(
    first: Annotated[str, Parameter(help="opt-code")],
    second: Annotated[str, Parameter(help="opt-code")],
    irregularity: Annotated[str | None, Parameter(help="opt-diff-irregularity")] = None,
    /,
    *,
    rulings: Annotated[bool, Parameter(help="opt-diff-rulings", negative="")] = False,
    json: Json = False,
) -> None:
    """Where two codes differ, in their norms or in their rulings."""
    place = terminal()
    left, right = find_code(first), find_code(second)
    if left.game != right.game:
        raise BadInput(place.text("codes-two-games", first=left.game, second=right.game))
    words = find(left.game).words(place)
    names = _names(words, left, right)
    if rulings or irregularity is not None:
        ruled = RulingDiff(place, left, right, names)
        if json:
            place.json({**_compared(left, right), "rulings": ruled.json(irregularity)})
        else:
            ruled.show(irregularity)
        return
    differences = diff(left.rules, right.rules)
    if json:
        pairs = {one.name: [_norm_json(one.left), _norm_json(one.right)] for one in differences}
        place.json({**_compared(left, right), "differences": pairs})
        return
    if differences:
        _show_differences(place, left, right, names, differences)
    else:
        place.say("codes-same")
    otherwise = sum(1 for _ in differing(left.book, right.book))
    if otherwise:
        place.say("codes-rulings-too", count=otherwise, first=first, second=second)


def _compared(left: Found, right: Found) -> dict[str, Any]:
    return {"codes": [left.rules.id, right.rules.id], "editions": [left.text.edition, right.text.edition]}


def _names(words: Words, left: Found, right: Found) -> tuple[str, str]:
    """The names of two codes; of two editions of one code with the editions."""
    if left.set_id != right.set_id:
        return words.code(left.rules.id), words.code(right.rules.id)
    return f"{words.code(left.rules.id)} {left.text.edition}", f"{words.code(right.rules.id)} {right.text.edition}"


def _show_differences(
    place: Terminal, left: Found, right: Found, names: tuple[str, str], differences: tuple[Difference, ...]
) -> None:
    words = find(left.game).words(place)
    table = _grid(0)
    table.show_header = True
    table.add_column(words.text("codes-norm"), ratio=5)
    for name in names:
        table.add_column(name, ratio=7)
    told = find(left.game).norm_words(place)
    for one in with_parents(told, left.rules, right.rules, differences):
        alike = one not in differences
        table.add_row(
            Text(told.name(one.name), style="soft" if alike else ""),
            _side(place, left, one.name, one.left),
            Text(words.text("codes-alike"), style="soft") if alike else _side(place, right, one.name, one.right),
        )
    place.console.print(table)
    place.line()
    place.say("codes-differences", count=len(differences))


def _side(place: Terminal, found: Found, name: str, norm: Norm[Any]) -> Text:
    """One side of a difference, in the words of its code: the value, its article, and a mark for our filling."""
    words, told = Words(place), find(found.game).norm_words(place.of(found.rules.id))
    article = words.cites(norm.cites, found.document)
    mark = "" if norm.stated else words.text("codes-filled-mark")
    if isinstance(norm, Statement):
        mark += words.text("codes-statement-mark")
    cell = Text(told.value(name, norm.value))
    cell.append(f" ({article}{mark})", style="soft")
    return cell


def _grid(columns: int) -> Table:
    """A table without lines; the second column takes the room there is."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    shares = {3: (5, 7, 3)}
    for share in shares.get(columns, ()):
        table.add_column(ratio=share)
    return table


def _norm_json(norm: Norm[Any]) -> dict[str, Any]:
    return {
        "value": plain(norm.value),
        "articles": [str(cite) for cite in norm.cites],
        "stated": norm.stated,
        "statement": isinstance(norm, Statement),
        "why": norm.why,
        "choices": [option_text(choice) for choice in norm.choices],
    }
