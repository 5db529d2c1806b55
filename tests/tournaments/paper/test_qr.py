"""QR codes in Python: those of another program module by module, read back as they are shown."""

import hashlib
import re

import pytest

from ventaglio.tournaments.paper.qr import QUIET, Level, TooLong, blocks, capacity, marks, qr, svg

# The modules below were made by another program (segno, but with a pad as the standard has it), from the same text,
# level and mask; ``ui/tests/base/qr.test.ts`` has the same.
KNOWN = [
    "#######...###.#######",
    "#.....#..##.#.#.....#",
    "#.###.#.#.###.#.###.#",
    "#.###.#.#...#.#.###.#",
    "#.###.#.#.#.#.#.###.#",
    "#.....#.#.##..#.....#",
    "#######.#.#.#.#######",
    "........##...........",
    "#.#####...##..#####..",
    "..####......#########",
    "...#####.#..####..##.",
    "###.....##.#.#..###..",
    "#...###.#.##..#.##..#",
    "........###....####.#",
    "#######...#.##.#..##.",
    "#.....#.##..#..#####.",
    "#.###.#.#####.####.##",
    "#.###.#.#.##.##.#.#..",
    "#.###.#.#.###.##..#..",
    "#.....#...####..###..",
    "#######.###...##.#.#.",
]
HOLDS = {
    "L": "17 32 53 78 106 134 154 192 230 271 321 367 425 458 520 586 644 718 792 858 929 1003 1091 1171 1273 1367 "
    "1465 1528 1628 1732 1840 1952 2068 2188 2303 2431 2563 2699 2809 2953",
    "M": "14 26 42 62 84 106 122 152 180 213 251 287 331 362 412 450 504 560 624 666 711 779 857 911 997 1059 1125 "
    "1190 1264 1370 1452 1538 1628 1722 1809 1911 1989 2099 2213 2331",
}
"""How many bytes each version holds, as the standard lists it."""


def signs(text: str, level: Level = "M", mask: int | None = None) -> list[str]:
    return ["".join(".#"[module] for module in row) for row in qr(text, level, mask).rows]


def test_a_code_is_that_of_another_program() -> None:
    assert signs("https://a.it/", mask=2) == KNOWN


@pytest.mark.parametrize(
    "length, level, mask, version, digest",
    [
        (5, "L", 0, 1, "91b5582b666e830873b39a9236a52f96dd98dd67508529ad939f101f39f23818"),
        (40, "M", 1, 3, "4445e29b7473d7a1c69cf4df508ad58bb3e6eca30f7a44e1d0c394894c358c4a"),
        (60, "M", 3, 4, "409f6c843faebfdbdefcc2a4f79a192e845a485ab70ebf707a8693761fa603de"),
        (120, "M", 4, 7, "83962deb97e61a9f307aa20490d2da4cf75c3b135fdc46ebbc8470f0b1600324"),
        (160, "L", 5, 8, "04dbffa26bb924cfaf69c0ddeeee272af80b684cee4e25ece88eca1255631e53"),
        (213, "M", 6, 10, "bb6a552b5928fb306aa7b478dad0f95f2c45c9e1ab365ac16d4ae5fe2e0f4007"),
        (800, "L", 7, 20, "7aca30700a44525d613e7ca92c042e4ae5f81e7d9a2a82e9a1af96e632b98af0"),
        (2331, "M", 0, 40, "cce6e8590ac48909e0d707c4bebb4f9ae85d9ac5a88f6ab4678637dc69244b09"),
        (2953, "L", 2, 40, "58a98aaa6cd7f578f441d329ec3991cdfc0b803ce3feb257fd812a92fb8bb8b9"),
    ],
)
def test_codes_of_every_size_are(length: int, level: Level, mask: int, version: int, digest: str) -> None:
    code = qr(("Ventaglio/" * 300)[:length], level, mask)
    bits = "".join(str(module) for row in code.rows for module in row)
    assert (code.version, code.mask) == (version, mask)
    assert hashlib.sha256(bits.encode()).hexdigest() == digest


def test_the_best_mask_is_the_one_of_the_pages() -> None:
    """Chosen by ``ui/src/base/qr.ts`` for the same texts."""
    assert qr("https://a.it/").mask == 2
    assert qr("http://192.168.1.20:8765/tournaments/abcdefgh").mask == 2


def test_they_hold_what_the_standard_says_and_no_more() -> None:
    for level in ("L", "M"):
        assert " ".join(str(capacity(version, level)) for version in range(1, 41)) == HOLDS[level]
    with pytest.raises(TooLong):
        qr("x" * 2332, "M", 0)
    assert marks(7) == (6, 22, 38)
    assert marks(32) == (6, 34, 60, 86, 112, 138)
    assert [qr("♣" * count, "M").version for count in (4, 5)] == [1, 2]


def test_signs_and_picture_show_the_same_modules_with_a_quiet_margin() -> None:
    text = "http://192.168.1.20:8765/"
    code = qr(text)
    lines = blocks(text).splitlines()
    shown = [[("█▀".find(sign) < 0, "█▄".find(sign) < 0) for sign in line] for line in lines]
    rows = [[pair[half] for pair in line] for line in shown for half in (0, 1)]
    inner = [row[QUIET : QUIET + code.size] for row in rows[QUIET : QUIET + code.size]]
    assert inner == [list(map(bool, row)) for row in code.rows]
    assert not any(chain for row in rows[:QUIET] for chain in row)
    covered = sum(int(width) for width in re.findall(r"h(\d+)", svg(text)))
    assert covered == sum(map(sum, code.rows))
