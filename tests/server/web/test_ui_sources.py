"""What the pages are written in: no game by name outside its folder, every colour and every breakpoint once."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from ventaglio.games.common.plugin.catalogue import HOUSE

SRC = Path(__file__).parents[3] / "ui" / "src"
SHEETS = {path: path.read_text(encoding="utf-8") for path in (*SRC.rglob("*.svelte"), *SRC.rglob("*.css"))}
SCRIPTS = {path: path.read_text(encoding="utf-8") for path in SRC.rglob("*.ts")}
TOKENS = SRC / "components" / "tokens.css"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?!\s*[\w}])|\b(?:rgb|hsl|oklch|lab)a?\(|\blight-dark\(")
QUERY = re.compile(r"@(?:media|container)([^{]+)\{")


def styles() -> Iterator[tuple[Path, str]]:
    """What each file says about how things look."""
    for path, text in SHEETS.items():
        yield path, text.partition("<style>")[2] if path.suffix == ".svelte" else text


def test_no_page_knows_a_game_by_name_outside_its_folder() -> None:
    named = re.compile("|".join(HOUSE), re.IGNORECASE)
    may = [SRC / "base" / "types.ts", SRC / "games" / "registry.ts", *(SRC / "games" / game for game in HOUSE)]
    assert [place for place in may if not place.exists()] == []
    found = [
        f"{path.relative_to(SRC)}: {line.strip()}"
        for path, text in (SHEETS | SCRIPTS).items()
        if not any(path.is_relative_to(place) for place in may)
        for line in text.splitlines()
        if named.search(line)
    ]
    assert found == []


def test_every_game_of_the_house_is_one_line_and_one_folder() -> None:
    lines = SCRIPTS[SRC / "games" / "registry.ts"].splitlines()
    for game in HOUSE:
        assert [line for line in lines if game in line] == [f'export {{ {game} }} from "./{game}/game";']
        assert (SRC / "games" / game / "game.ts").is_file()


def test_colours_are_tokens() -> None:
    found = [
        f"{path.relative_to(SRC)}: {line.strip()}"
        for path, text in styles()
        if path != TOKENS
        for line in text.splitlines()
        if COLOUR.search(line)
    ]
    assert found == []


def test_every_token_is_defined_once_and_used() -> None:
    names = re.findall(r"^\s*(--[\w-]+):", SHEETS[TOKENS], re.MULTILINE)
    assert len(names) == len(set(names))
    everything = "\n".join(SHEETS.values())
    assert [name for name in names if f"var({name})" not in everything] == []
    colours = re.findall(r"#[0-9a-f]{6}\b", SHEETS[TOKENS])
    assert len(colours) == len(set(colours))


def test_breakpoints_are_tokens_each_once_and_used() -> None:
    named: dict[str, str] = json.loads((SRC / "components" / "breakpoints.json").read_text(encoding="utf-8"))
    assert len(set(named.values())) == len(named)
    asked = [query for _, text in styles() for query in QUERY.findall(text)]
    assert [query for query in asked if re.search(r"\d", query)] == []
    used = {name for query in asked for name in re.findall(r"\(--([\w-]+)\)", query)}
    used |= {name for text in (SHEETS | SCRIPTS).values() for name in re.findall(r"BREAKPOINTS\.([\w-]+)", text)}
    assert used == set(named)
