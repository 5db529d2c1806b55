"""Make a screenshot small: a PNG of 8-bit colours becomes one of a palette of 256.

Pages have few colours that matter and many that only soften edges, so that hardly anything is seen of it.
"""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256

Colour = tuple[int, int, int]


def smaller(png: bytes) -> bytes:
    """The same picture with 256 colours, or as it was if that does not make it smaller."""
    width, height, channels, rows = _pixels(png)
    counts: Counter[Colour] = Counter()
    lines = []
    for row in rows:
        line = list(zip(row[0::channels], row[1::channels], row[2::channels], strict=True))
        counts.update(line)
        lines.append(line)
    palette = _palette(counts)
    nearest = {colour: _nearest(colour, palette) for colour in counts}
    body = b"".join(b"\0" + bytes(map(nearest.__getitem__, line)) for line in lines)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = b"".join(map(bytes, palette))
    packed = zlib.compress(body, 9)
    small = SIGNATURE + b"".join(
        _chunk(*one) for one in ((b"IHDR", header), (b"PLTE", table), (b"IDAT", packed), (b"IEND", b""))
    )
    return min(small, png, key=len)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _pixels(png: bytes) -> tuple[int, int, int, Iterator[bytes]]:
    """Width, height, bytes of a pixel, and the rows."""
    chunks = list(_chunks(png))
    width, height, depth, kind = struct.unpack_from(">IIBB", dict(chunks)[b"IHDR"])
    if depth != 8 or kind not in (2, 6):
        raise ValueError("only pictures of 8-bit colours, with or without transparency")
    channels = 3 if kind == 2 else 4
    data = zlib.decompress(b"".join(content for name, content in chunks if name == b"IDAT"))
    return width, height, channels, _unfiltered(data, width * channels, channels)


def _unfiltered(data: bytes, length: int, channels: int) -> Iterator[bytes]:
    """The rows as they were before each was told by its difference from its neighbours."""
    above = bytearray(length)
    for start in range(0, len(data), length + 1):
        how, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for at in range(length) if how else ():
            left = row[at - channels] if at >= channels else 0
            corner = above[at - channels] if at >= channels else 0
            row[at] = (row[at] + _guess(how, left, above[at], corner)) & 255
        above = row
        yield bytes(row)


def _guess(how: int, left: int, up: int, corner: int) -> int:
    if how == 1:
        return left
    if how == 2:
        return up
    if how == 3:
        return (left + up) // 2
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))


def _palette(counts: Counter[Colour]) -> list[Colour]:
    """Median cut: the box with the widest spread of many pixels is halved until there are enough."""
    boxes = [_Box(list(counts), counts)]
    while len(boxes) < COLOURS:
        box = max(boxes, key=lambda one: one.weight)
        if len(box.colours) < 2:
            break
        boxes.remove(box)
        boxes += box.halves(counts)
    return [_mean(box.colours, counts) for box in boxes]


class _Box:
    """Colours that one of the palette may stand for."""

    def __init__(self, colours: list[Colour], counts: Counter[Colour]) -> None:
        spreads = [max(c[one] for c in colours) - min(c[one] for c in colours) for one in range(3)]
        self.colours = colours
        self.channel = spreads.index(max(spreads))
        self.pixels = sum(map(counts.__getitem__, colours))
        self.weight = max(spreads) * self.pixels**0.5

    def halves(self, counts: Counter[Colour]) -> "list[_Box]":
        colours = sorted(self.colours, key=lambda colour: colour[self.channel])
        seen, cut = 0, 0
        while cut < len(colours) - 1 and (cut == 0 or seen < self.pixels / 2):
            seen += counts[colours[cut]]
            cut += 1
        return [_Box(colours[:cut], counts), _Box(colours[cut:], counts)]


def _mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[colour] for colour in box)
    red, green, blue = (round(sum(c[one] * counts[c] for c in box) / total) for one in range(3))
    return red, green, blue


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    red, green, blue = colour
    return min(
        range(len(palette)),
        key=lambda at: (palette[at][0] - red) ** 2 + (palette[at][1] - green) ** 2 + (palette[at][2] - blue) ** 2,
    )
