"""The twelve Italian figures: one lady, one rider and one king, dressed for each suit and holding its mark."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ink import BLUE, BROWN, GREEN, INK, RED, SKIN, SKY, TAN, WHITE, YELLOW, body, drawn, flat
from marks import club, coin, cup, sword
from svg import circle, path, placed


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's court."""

    cloak: str
    gown: str
    panel: str
    hair: str
    beard: str
    horse: str
    shade: str
    mane: str
    rider_skin: str = SKIN
    turban: bool = False


DRESSES: Final = {
    "d": Dress(RED, YELLOW, BLUE, "#c98524", "#a86a2a", "#ece7dd", "#b9b8b4", "#8f97a8"),
    "s": Dress(BLUE, RED, YELLOW, "#5b3a20", "#4a3222", "#9a5b2c", "#74421e", "#3d2616"),
    "c": Dress(GREEN, RED, SKY, "#a4441c", "#e5e3de", "#c98a4b", "#9c6730", "#f3e3bd"),
    "b": Dress(YELLOW, GREEN, RED, "#2f2a2a", "#2f2a2a", "#67728a", "#48516a", "#2b3246", TAN, turban=True),
}

_GROUNDS: Final = {"d": YELLOW, "s": BLUE, "c": RED, "b": GREEN}

HELD: Final[dict[str, Callable[[float, float], str]]] = {
    "d": lambda x, y: placed(coin(), x, y - 34, 0.72),
    "c": lambda x, y: placed(cup(), x, y - 42, 0.78),
    "s": lambda x, y: placed(sword(150, 26), x, y - 42, 0.9),
    "b": lambda x, y: placed(club(150), x + 1, y - 42, 0.84, 4),
}


def ground(suit: str) -> str:
    """What figures stand on: its colour tells the suit even when the card is upside down."""
    return path("M30 340C34 322 60 316 112 316S186 322 192 340Z", _GROUNDS[suit])


def _raised_arm(suit: str, sleeve: str, skin: str, x: float, y: float) -> str:
    """The arm from the shoulder at ``(x, y)`` up to the hand that holds the mark."""
    hand_x, hand_y = x + 40, y - 18
    arm = body(sleeve, (f"M{x} {y}Q{x + 24} {y + 34} {x + 38} {y - 2}", 16))
    return HELD[suit](hand_x, hand_y) + arm + circle(hand_x, hand_y, 10, skin)


def _lowered_sword() -> str:
    """The lady of swords alone leans on a long sword, its point on the ground."""
    arm = body(SKIN, ("M144 170Q166 184 176 204", 13))
    return placed(sword(164, 26), 180, 246, 0.92, 180) + arm + circle(179, 206, 9, SKIN)


def _features(x: float, y: float) -> str:
    """Eyes, brows and nose of a face that looks at us."""
    return (
        circle(x - 8, y, 2.8, INK, stroke="none")
        + circle(x + 8, y, 2.8, INK, stroke="none")
        + drawn(f"M{x - 13} {y - 6}q4-4 9-1M{x + 4} {y - 7}q5-3 9 1", 2.5)
        + drawn(f"M{x} {y}l-2 8h4", 2.5)
    )


def king(suit: str) -> str:
    dress = DRESSES[suit]
    robe = (
        path("M80 150C58 200 48 280 44 326H184C180 280 170 200 148 150Z", dress.cloak)
        + path("M46 308L44 327H184L182 308Z", WHITE)
        + "".join(drawn(f"M{x} 315v5", 4) for x in (56, 70, 158, 172))
        + path("M92 146L76 328H152L136 146Z", dress.gown)
        + path("M106 160L98 328H130L122 160Z", dress.panel)
        + "".join(circle(114, y, 4.5, YELLOW, stroke_width=3) for y in (240, 266, 292))
        + path("M87 204H141L143 220H85Z", YELLOW)
    )
    resting_arm = body(dress.cloak, ("M84 160Q56 190 84 212", 18)) + circle(92, 212, 9, SKIN)
    ermine = path("M82 140C96 158 132 158 146 140L154 160C134 182 94 182 74 160Z", WHITE) + "".join(
        drawn(f"M{x} {y}v5", 4) for x, y in ((90, 160), (106, 167), (122, 167), (138, 160))
    )
    head = (
        path("M92 84C82 104 86 126 92 134H136C142 126 146 104 136 84Z", dress.beard)
        + path("M95 88C93 122 104 132 114 132S135 122 133 88Z", SKIN)
        + path(
            "M95 108C98 118 106 112 114 112S130 118 133 108C138 140 124 158 114 158S90 140 95 108Z",
            dress.beard,
        )
        + drawn("M107 124Q114 128 121 124", 4, RED)
        + _features(114, 100)
    )
    crown = (
        path("M88 88L80 48L98 64L114 38L130 64L148 48L140 88Q114 96 88 88Z", YELLOW)
        + drawn("M88 78Q114 86 140 78", 3)
        + "".join(circle(x, y, 5, RED, stroke_width=3) for x, y in ((80, 47), (114, 37), (148, 47)))
        + circle(114, 69, 5, BLUE, stroke_width=3)
    )
    return ground(suit) + robe + resting_arm + _raised_arm(suit, dress.cloak, SKIN, 144, 166) + ermine + head + crown


def lady(suit: str) -> str:
    dress = DRESSES[suit]
    skirt = (
        path("M98 208C76 240 56 290 50 328H178C172 290 152 240 130 208Z", dress.cloak)
        + path("M106 210C96 250 90 290 88 328H140C138 290 132 250 122 210Z", dress.gown)
        + flat("M88 306H140L141 318H86Z", dress.panel)
        + drawn("M89 304H139M87 319H140", 3)
        + drawn("M82 252C74 276 70 296 68 326M146 252C154 276 158 296 160 326", 3)
    )
    hair = path("M94 92C78 116 80 150 86 166H142C148 150 150 116 134 92Z", dress.hair)
    bodice = (
        path("M106 124V150H122V124Z", SKIN)
        + path(
            "M88 152C90 176 96 194 97 210H131C132 194 138 176 140 152"
            "C128 148 124 146 122 142Q114 160 106 142C104 146 100 148 88 152Z",
            dress.panel,
        )
        + drawn("M108 172L120 180M120 172L108 180M108 186L120 194M120 186L108 194", 2.5)
    )
    held = _lowered_sword() if suit == "s" else _raised_arm(suit, SKIN, SKIN, 142, 170)
    arms = (
        body(SKIN, ("M84 170Q62 196 88 212", 12))
        + circle(90, 212, 8, SKIN)
        + held
        + circle(86, 163, 14, WHITE)
        + circle(143, 163, 14, WHITE)
    )
    head = (
        path("M95 96C93 126 104 138 114 138S135 126 133 96Z", SKIN)
        + _features(114, 111)
        + circle(102, 120, 4, "#f3a58a", stroke="none")
        + circle(126, 120, 4, "#f3a58a", stroke="none")
        + drawn("M107 126Q114 133 121 126", 3.5, RED)
        + path("M93 104C96 90 104 94 116 88C124 92 132 92 135 104C144 84 130 72 114 72S84 84 93 104Z", dress.hair)
    )
    hat = path("M82 82C78 60 100 54 114 54S150 60 146 82Q114 70 82 82Z", dress.cloak) + path(
        "M136 62C146 34 126 26 108 32C120 36 122 46 132 62Z", WHITE
    )
    belt = path("M96 202H132L134 214H94Z", YELLOW)
    return ground(suit) + skirt + hair + bodice + belt + arms + head + hat


_TRUNK: Final = (
    "M28 196C20 190 20 180 26 172L46 140L48 124L60 134C82 142 92 166 100 192C118 202 148 196 168 196"
    "C194 196 202 220 196 250C192 264 182 268 172 266C152 264 134 272 112 272C92 272 78 262 72 244"
    "C66 226 66 208 62 192C56 194 50 188 46 190C42 198 34 200 28 196Z"
)


def _horse(colour: str, shade: str, mane: str) -> str:
    far_legs = body(shade, ("M84 258L56 268L62 296", 14), ("M166 262L160 292L164 322", 14))
    tail = path("M190 212C212 204 222 226 212 246C206 244 203 240 200 236C200 230 196 226 190 226Z", mane)
    trunk = body(
        colour,
        (_TRUNK, 0),
        ("M88 250L90 280", 22),
        ("M90 280L87 300L89 324", 13),
        ("M180 244L184 276", 26),
        ("M186 280L178 302L182 324", 13),
    )
    hooves = "".join(
        path(f"M{x - 8} {y}h15l3 10h-20Z", INK, stroke_width=2) for x, y in ((88, 324), (181, 324), (163, 322))
    ) + path("M54 294l15-3 1 11-14 3Z", INK, stroke_width=2)
    crest = path(
        "M50 128C78 132 98 160 106 194C98 200 92 196 88 190C90 186 84 182 80 178"
        "C82 172 76 168 72 164C74 158 66 154 62 152C62 146 54 142 48 142Z",
        mane,
    )
    head = (
        circle(48, 156, 3.2, INK, stroke="none")
        + circle(29, 182, 2, INK, stroke="none")
        + drawn("M38 150L52 172L40 192M52 172L62 178", 3.5, RED)
    )
    return tail + far_legs + trunk + hooves + crest + head


def rider(suit: str) -> str:
    dress = DRESSES[suit]
    skin = dress.rider_skin
    cape = path("M140 132C172 150 178 190 196 204C176 216 152 208 140 200Z", dress.panel)
    saddle = path("M110 198Q132 206 160 196L166 238Q138 252 106 240Z", dress.cloak) + drawn(
        "M108 230Q138 242 164 228", 4, YELLOW
    )
    leg = body(dress.gown, ("M138 206Q112 216 118 246", 20)) + path(
        "M108 244H130L131 268Q124 280 98 278Q98 268 110 266Z", BROWN
    )
    torso = (
        path("M114 136C106 160 112 190 114 212H154C152 190 156 160 148 136C138 128 124 128 114 136Z", dress.gown)
        + path("M114 196H153L154 210H114Z", YELLOW)
        + "".join(circle(126, y, 3.2, YELLOW, stroke_width=2.5) for y in (154, 168, 182))
    )
    reins = drawn("M40 192Q76 220 102 190", 3.5, RED)
    rein_arm = body(dress.cloak, ("M118 150Q94 168 102 188", 15)) + circle(102, 190, 9, skin)
    hair = "" if dress.turban else path("M120 88C148 82 156 110 150 130C142 134 136 130 134 124Z", dress.hair)
    head = (
        path("M114 90C108 104 112 112 112 118C114 132 132 138 140 124C146 112 146 96 142 88Z", skin)
        + circle(117, 105, 2.8, INK, stroke="none")
        + circle(131, 105, 2.8, INK, stroke="none")
        + drawn("M124 105l-3 9h4M113 99q3-3 7-1M127 98q4-2 8 1", 2.5)
        + drawn("M117 120Q122 125 130 119", 3, RED)
    )
    if dress.turban:
        hat = (
            path("M104 92C98 66 116 56 128 56S158 68 150 92Q128 102 104 92Z", WHITE)
            + drawn("M104 88C118 86 138 76 144 64M112 94C130 92 146 86 150 78", 3)
            + circle(114, 74, 6, RED, stroke_width=3)
        )
    else:
        hat = (
            path("M110 88C108 62 122 56 132 56S152 66 150 86Z", dress.cloak)
            + path("M98 92C112 82 146 80 160 86C156 94 120 96 98 92Z", YELLOW)
            + path("M140 66C162 60 162 38 146 26C149 42 140 48 130 58Z", WHITE)
        )
    mounted = (
        cape
        + _horse(dress.horse, dress.shade, dress.mane)
        + saddle
        + reins
        + torso
        + leg
        + _raised_arm(suit, dress.cloak, skin, 148, 152)
        + rein_arm
        + hair
        + head
        + hat
    )
    return ground(suit) + placed(mounted, -1, 14, 0.955)
