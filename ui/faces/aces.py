"""The four Italian aces: the eagle of coins, the putto of swords, the great cup and the leafy club."""

from figures import ground
from ink import BLUE, GREEN, INK, LEAF, RED, SKIN, SKY, WHITE, YELLOW, body, drawn
from marks import club, cup, leaf, sun_coin, sword
from svg import circle, group, path, placed


def _mirrored_pair(content: str) -> str:
    """A part drawn on the left half, and its mirror image."""
    return content + placed(content, 240, 0, mirrored=True)


def ace_of_coins() -> str:
    """The eagle with two heads, the coin on its breast."""
    feathers = "".join(
        placed(leaf(length, 16, colour), 92, 150, 1, turn)
        for turn, length, colour in ((128, 76, BLUE), (108, 82, GREEN), (88, 82, BLUE), (68, 82, GREEN), (48, 80, BLUE))
    )
    tail = "".join(
        placed(leaf(84, 15, colour), 120, 238, 1, turn)
        for turn, colour in ((40, GREEN), (-40, GREEN), (20, BLUE), (-20, BLUE), (0, GREEN))
    )
    leg = body(YELLOW, ("M96 250L76 286", 9)) + "".join(
        body(YELLOW, (f"M76 286L{x} {y}", 6)) for x, y in ((60, 296), (74, 304), (88, 300))
    )
    neck = body(
        BLUE,
        ("M112 160C96 140 102 118 104 104", 26),
        ("M94 92m-14 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0", 0),
    )
    beak = path("M82 84C66 82 58 92 62 104C68 98 76 100 84 98Z", YELLOW) + circle(92, 88, 4, WHITE, stroke_width=2.5)
    crown = path("M92 72L84 38L104 54L120 28L136 54L156 38L148 72Q120 80 92 72Z", YELLOW) + "".join(
        circle(x, y, 4.5, RED, stroke_width=3) for x, y in ((84, 37), (120, 27), (156, 37))
    )
    trunk = path("M84 150C80 210 100 256 120 262C140 256 160 210 156 150C140 138 100 138 84 150Z", BLUE)
    return (
        tail
        + _mirrored_pair(feathers)
        + _mirrored_pair(leg)
        + _mirrored_pair(neck + beak)
        + trunk
        + crown
        + placed(sun_coin(), 120, 196, 1.12)
    )


def ace_of_cups() -> str:
    flowers = "".join(
        drawn(f"M120 110Q{(120 + x) / 2:.0f} {y} {x} {y}", 5, GREEN)
        + circle(x, y, 13, colour)
        + circle(x, y, 4, YELLOW, stroke="none")
        for x, y, colour in ((78, 72, RED), (162, 72, RED), (120, 46, BLUE))
    )
    leaves = "".join(placed(leaf(36, 9, LEAF), 120, 104, 1, turn) for turn in (100, 145, -145, -100))
    handles = drawn("M54 150C8 128 14 214 76 212M186 150C232 128 226 214 164 212", 16) + drawn(
        "M54 150C8 128 14 214 76 212M186 150C232 128 226 214 164 212", 8, YELLOW
    )
    return leaves + flowers + handles + group(placed(cup(), 120, 212, 1.65), stroke_width=2.8)


def ace_of_swords() -> str:
    """A putto with the great sword."""
    wing = path("M86 176C52 150 38 178 30 214C44 210 50 214 54 222C66 216 74 218 80 224C86 214 92 206 96 200Z", SKY)
    child = body(
        SKIN,
        ("M80 170C72 200 70 232 78 250C92 262 116 258 122 248C128 226 126 196 118 170Z", 0),
        ("M86 250Q74 276 84 300L80 316", 22),
        ("M114 250Q126 276 116 300L120 316", 22),
        ("M84 180Q56 208 90 222L146 222", 16),
        ("M112 182Q150 196 186 170", 15),
    )
    sash = path("M70 226C84 240 110 244 126 232L128 254C112 268 84 264 72 254Z", RED) + path(
        "M74 240C56 250 50 272 60 290C66 276 74 266 82 258Z", RED
    )
    head = (
        circle(99, 142, 30, SKIN)
        + "".join(
            circle(x, y, 11, YELLOW) for x, y in ((72, 136), (76, 120), (89, 111), (104, 110), (118, 117), (126, 132))
        )
        + circle(91, 143, 3, INK, stroke="none")
        + circle(109, 143, 3, INK, stroke="none")
        + circle(84, 152, 5, "#f3a58a", stroke="none")
        + circle(116, 152, 5, "#f3a58a", stroke="none")
        + drawn("M92 156Q100 163 108 156", 3)
    )
    blade = placed(sword(226), 156, 138)
    hands = circle(155, 221, 11, SKIN)
    return ground("s") + wing + child + sash + blade + hands + head


def ace_of_clubs() -> str:
    sprigs = (
        (78, 178, 100, 58),
        (80, 176, 140, 50),
        (82, 172, 58, 46),
        (164, 96, -100, 58),
        (162, 94, -140, 48),
        (164, 98, -58, 46),
    )
    leaves = "".join(placed(leaf(length, 17), x, y, 1, turn) for x, y, turn, length in sprigs)
    knot = (
        path("M98 268L60 252Q52 272 62 292Z", RED)
        + path("M136 268L174 252Q182 272 172 292Z", RED)
        + path("M108 274L82 304L97 304L102 318L122 278Z", RED)
        + path("M126 274L152 304L137 304L132 318L112 278Z", RED)
        + path("M98 258H136V280H98Z", RED)
    )
    return leaves + group(placed(club(184, leafy=False), 117, 176, 1.6), stroke_width=2.8) + knot
