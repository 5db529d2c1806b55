"""QR codes (ISO/IEC 18004) of a text, in its UTF-8 bytes: for paper and for a terminal, with nothing but Python.

The pages make their own (``ui/src/base/qr.ts``); both are compared with the same modules of another program.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain, cycle, islice, pairwise, zip_longest
from re import compile as pattern
from typing import Final, Literal, NamedTuple

Level = Literal["L", "M"]
QUIET: Final = 4
"""Light modules around a code, without which it is not found."""

_VERSIONS: Final = range(1, 41)
# For each version: the check bytes of a block, and how many blocks there are.
_CHECKS: Final[dict[Level, tuple[int, ...]]] = {
    "L": (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28)
    + (30,) * 14,
    "M": (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26) + (28,) * 19,
}
_BLOCKS: Final[dict[Level, tuple[int, ...]]] = {
    "L": (
        *(1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8),
        *(8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25),
    ),
    "M": (
        *(1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16),
        *(17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49),
    ),
}
_FORMAT: Final[dict[Level, int]] = {"L": 1, "M": 0}


def _turned(mask: int, x: int, y: int) -> bool:
    """Whether a mask turns this module over."""
    found = (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    )
    return found[mask] == 0


class Code(NamedTuple):
    """A code. Its rows are of 1, which is dark, and 0, without the quiet margin."""

    version: int
    mask: int
    rows: tuple[bytes, ...]

    @property
    def size(self) -> int:
        return len(self.rows)


class TooLong(ValueError):
    """No code holds so much."""


@lru_cache(maxsize=256)
def qr(text: str, level: Level = "M", mask: int | None = None) -> Code:
    """The smallest code that holds a text. A mask may be asked for, otherwise it is the one that is read best."""
    data = text.encode()
    version = next((one for one in _VERSIONS if len(data) <= capacity(one, level)), None)
    if version is None:
        raise TooLong(f"{len(data)} bytes are too many for a QR code")
    frame, free = _frame(version)
    bits = chain.from_iterable(f"{byte:08b}" for byte in _codewords(data, version, level))
    filled = [bytearray(row) for row in frame]
    for (x, y), bit in zip(free, bits, strict=False):
        filled[y][x] = bit == "1"
    made = (_finished(filled, version, level, one) for one in (range(8) if mask is None else (mask,)))
    return min(made, key=lambda code: _penalty(code.rows))


def capacity(version: int, level: Level) -> int:
    """How many bytes a text may have."""
    return _data_bytes(version, level) - (2 if version < 10 else 3)


# ── Bytes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _data_bytes(version: int, level: Level) -> int:
    marks = 0 if version < 2 else version // 7 + 2
    marked = (25 * marks - 10) * marks - 55 if marks else 0
    modules = (16 * version + 128) * version + 64 - marked - (0 if version < 7 else 36)
    return modules // 8 - _CHECKS[level][version - 1] * _BLOCKS[level][version - 1]


@cache
def _powers() -> tuple[list[int], dict[int, int]]:
    """Powers of 2 in the field of 256 elements that the checks are reckoned in, and where each stands among them."""
    powers = [1]
    while len(powers) < 255:
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0x11D if doubled > 255 else doubled)
    return powers, {power: at for at, power in enumerate(powers)}


def _times(a: int, b: int) -> int:
    powers, logs = _powers()
    return powers[(logs[a] + logs[b]) % 255] if a and b else 0


@cache
def _divisor(degree: int) -> tuple[int, ...]:
    """The polynomial with the roots 1, 2, 4, … without its first coefficient, which is 1."""
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        found = [_times(one, root) ^ after for one, after in zip(found, [*found[1:], 0], strict=True)]
        root = _times(root, 2)
    return tuple(found)


def _checks(data: bytes, by: tuple[int, ...]) -> bytes:
    rest = [0] * len(by)
    for byte in data:
        factor = byte ^ rest[0]
        rest = [one ^ _times(part, factor) for one, part in zip([*rest[1:], 0], by, strict=True)]
    return bytes(rest)


def _codewords(text: bytes, version: int, level: Level) -> Iterator[int]:
    """What stands in the code: the text with its length, filled up, in blocks with their checks, woven together."""
    length = len(text).to_bytes(1 if version < 10 else 2, "big")
    # Four bits say "bytes", then come length and text, then four bits that end it.
    data = bytes.fromhex("4" + (length + text).hex() + "0")
    whole = _data_bytes(version, level)
    data += bytes(islice(cycle(b"\xec\x11"), whole - len(data)))
    count, by = _BLOCKS[level][version - 1], _divisor(_CHECKS[level][version - 1])
    short, long = divmod(whole, count)
    ends = [short * at + max(0, at - (count - long)) for at in range(count + 1)]
    blocks = [data[start:end] for start, end in pairwise(ends)]
    checks = [_checks(block, by) for block in blocks]
    for part in (blocks, checks):
        for column in zip_longest(*part):
            yield from (byte for byte in column if byte is not None)


# ── Modules ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def marks(version: int) -> tuple[int, ...]:
    """Where the small marks lie, in both directions."""
    if version == 1:
        return ()
    count = version // 7 + 2
    step = (version * 8 + count * 3 + 5) // (count * 4 - 4) * 2
    return (6, *(version * 4 + 10 - step * (count - 2 - at) for at in range(count - 1)))


@cache
def _frame(version: int) -> tuple[tuple[bytes, ...], tuple[tuple[int, int], ...]]:
    """What is the same whatever the text, and the modules left for it, in their order."""
    size = version * 4 + 17
    dark = [bytearray(size) for _ in range(size)]
    fixed = [bytearray(size) for _ in range(size)]

    def put(x: int, y: int, is_dark: bool) -> None:
        if 0 <= x < size and 0 <= y < size:
            dark[y][x], fixed[y][x] = is_dark, True

    def square(x: int, y: int, reach: int, black: tuple[int, ...]) -> None:
        """A square in rings; ``black`` says which of them, counted from its middle."""
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                put(x + dx, y + dy, max(abs(dx), abs(dy)) in black)

    for at in range(size):
        put(6, at, at % 2 == 0)
        put(at, 6, at % 2 == 0)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        square(x, y, 4, (0, 1, 3))
    found = marks(version)
    corners = {(6, 6), (6, found[-1]), (found[-1], 6)} if found else set()
    for x in found:
        for y in found:
            if (x, y) not in corners:
                square(x, y, 2, (0, 2))
    if version >= 7:
        bits = version << 12 | _remainder(version, 12, 0x1F25)
        for at in range(18):
            across, down = size - 11 + at % 3, at // 3
            put(across, down, bool(bits >> at & 1))
            put(down, across, bool(bits >> at & 1))
    for x, y, _ in _format_places(size):
        put(x, y, False)
    free = tuple((x, y) for x, y in _path(size) if not fixed[y][x])
    return tuple(map(bytes, dark)), free


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, upwards and downwards in turn, the dotted column left out."""
    up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in reversed(range(size)) if up else range(size):
            yield right, y
            yield right - 1, y
        up = not up


def _remainder(value: int, steps: int, by: int) -> int:
    for _ in range(steps):
        value = value << 1 ^ (value >> (steps - 1)) * by
    return value


def _format_places(size: int) -> Iterator[tuple[int, int, int]]:
    """Where level and mask stand, twice, by the number of the bit; a module that is always dark is bit −1."""
    far = size - 1
    for at in range(15):
        # Down the column beside the upper left square and back along the row below it, past the dotted lines.
        if at < 8:
            yield 8, at if at < 6 else at + 1, at
            yield far - at, 8, at
        else:
            yield 7 if at == 8 else 14 - at, 8, at
            yield 8, far - 14 + at, at
    yield 8, far - 7, -1


def _finished(filled: list[bytearray], version: int, level: Level, mask: int) -> Code:
    rows = [bytearray(row) for row in filled]
    turned = _turning(version, mask)
    for x, y in turned:
        rows[y][x] ^= 1
    told = _FORMAT[level] << 3 | mask
    bits = (told << 10 | _remainder(told, 10, 0x537)) ^ 0x5412
    for x, y, at in _format_places(len(rows)):
        rows[y][x] = at < 0 or bits >> at & 1
    return Code(version, mask, tuple(map(bytes, rows)))


@lru_cache(maxsize=64)
def _turning(version: int, mask: int) -> tuple[tuple[int, int], ...]:
    _, free = _frame(version)
    return tuple((x, y) for x, y in free if _turned(mask, x, y))


_RUNS: Final = pattern(rb"\x00{5,}|\x01{5,}")
_LIKE_A_CORNER: Final = pattern(
    rb"(?=\x01\x00\x01\x01\x01\x00\x01\x00\x00\x00\x00|\x00\x00\x00\x00\x01\x00\x01\x01\x01\x00\x01)"
)


def _penalty(rows: tuple[bytes, ...]) -> int:
    """How hard a pattern is to read: long runs, blocks, what looks like a corner, too much of one colour."""
    points = 0
    for line in (*rows, *map(bytes, zip(*rows, strict=True))):
        points += sum(len(run) - 2 for run in _RUNS.findall(line))
        points += 40 * len(_LIKE_A_CORNER.findall(line))
    for above, below in pairwise(rows):
        sums = [a + b for a, b in zip(above, below, strict=True)]
        points += 3 * sum(a + b in (0, 4) for a, b in pairwise(sums))
    share = sum(map(sum, rows)) * 100 / len(rows) ** 2
    return points + 10 * int(abs(share - 50) / 5)


# ── Showing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def svg(text: str) -> str:
    """The code of a text as a picture with its quiet margin, dark on light."""
    code = qr(text)
    parts: list[str] = []
    for y, row in enumerate(code.rows):
        for run in pattern(rb"\x01+").finditer(row):
            width = run.end() - run.start()
            parts.append(f"M{run.start()} {y}h{width}v1h-{width}z")
    side = code.size + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-QUIET} {-QUIET} {side} {side}">'
        f'<rect x="{-QUIET}" y="{-QUIET}" width="{side}" height="{side}" fill="#fff"/>'
        f'<path d="{"".join(parts)}"/></svg>'
    )


_HALVES: Final = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}


def blocks(text: str) -> str:
    """The code of a text in signs, two rows in a line. Signs are the light modules, as a terminal mostly is dark."""
    code = qr(text)
    blank = bytes(code.size + 2 * QUIET)
    side = bytes(QUIET)
    rows = [*(blank,) * QUIET, *(side + row + side for row in code.rows), *(blank,) * QUIET]
    pairs = zip_longest(rows[0::2], rows[1::2], fillvalue=b"\x01" * len(blank))
    return "\n".join("".join(_HALVES[a, b] for a, b in zip(above, below, strict=True)) for above, below in pairs)
