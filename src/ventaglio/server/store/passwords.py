"""Which passwords are refused: those that whoever guesses tries first.

A list of whole passwords would have to be long. What people choose is mostly a common word, bent a little: a capital, a
year behind it, a zero for an o. So the list has the words, and a password is looked up without what was bent.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from ventaglio.core.refusal import BadInput

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

_OTHERWISE: Final = str.maketrans("013457@$!", "oieastasi")
"""Signs that stand for letters, as those believe who use them."""
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1234567890",
    "qazwsxedcrfvtgbyhnujmikolp",
)
"""How fingers run: in the alphabet, along the rows of a keyboard, down its columns."""
_RUN: Final = 4
"""The shortest piece of such a row that counts as one step and not as many."""
_SHORTEST_WORD: Final = 4
_SHORTEST_NAME: Final = 3
_LONGEST_WORD: Final = 24
_ENOUGH: Final = 5
"""So many signs beside a word that is easily guessed make a password of it: that is, half of another word."""


def check_password(password: str, login: str, name: str) -> None:
    """Refuse a password of the wrong length, one that everybody has, and one that is somebody's own name."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        sentence = f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"
        raise BadInput(sentence, "person-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    own = {_plain(one) for whole in (login, name) for one in (whole, *re.split(r"[\W_]+", whole))}
    if _made_of(password, frozenset(one for one in own if len(one) >= _SHORTEST_NAME), _SHORTEST_NAME):
        raise BadInput("this password is the name itself", "person-password-name")
    if _made_of(password, common_words(), _SHORTEST_WORD) or _monotonous(password):
        raise BadInput("this password is among the first that are tried", "person-password-common")


@cache
def common_words() -> frozenset[str]:
    """What common passwords are made of."""
    text = (files("ventaglio.server.store") / "common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


def _plain(text: str) -> str:
    """A text in small letters, without accents and without anything that is neither a letter nor a digit."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parted if sign.isalnum())


def _made_of(password: str, words: frozenset[str], least: int) -> bool:
    """Whether a password is a word or two of these, forwards or backwards, with a few signs besides."""
    bent = unicodedata.normalize("NFKD", password.casefold())
    for one in dict.fromkeys((_plain(password), _plain(bent.translate(_OTHERWISE)))):
        if any(text in words or _all_but_a_few(text, len(password), words, least) for text in (one, one[::-1])):
            return True
    return False


def _all_but_a_few(text: str, length: int, words: frozenset[str], least: int) -> bool:
    """Whether little is left of a text without the longest of these words that it holds, twice over."""
    left, taken = text, 0
    for _ in range(2):
        pieces = (left[a:b] for a in range(len(left)) for b in range(a + least, min(len(left), a + _LONGEST_WORD) + 1))
        found = max((piece for piece in pieces if piece in words), key=len, default="")
        left, taken = left.replace(found, "", 1), taken + len(found)
    return taken > 0 and length - taken < _ENOUGH


def _monotonous(password: str) -> bool:
    """Whether hardly anything changes in a password: one sign over and over, a run along the keyboard, digits alone."""
    text = password.casefold()
    steps, at = 0, 0
    while at < len(text):
        at += max(_run(text[at:]), 1)
        steps += 1
    beat = re.fullmatch(r"(.{1,4}?)\1+.?", text, re.DOTALL)
    dates = text.isdecimal() and len(text) < 2 * SHORTEST_PASSWORD
    return dates or steps < _ENOUGH or len(set(text)) < 3 or (beat is not None and len(text) < 3 * SHORTEST_PASSWORD)


def _run(text: str) -> int:
    """How many signs at the beginning run along one row, or are all the same."""
    same = len(text) - len(text.lstrip(text[0]))
    best = same if same >= 3 else 0
    for row in _ROWS:
        for way in (row, row[::-1]):
            start = way.find(text[0])
            length = 0
            while (
                start >= 0 and length < len(text) and start + length < len(way) and text[length] == way[start + length]
            ):
                length += 1
            best = max(best, length if length >= _RUN else 0)
    return best
