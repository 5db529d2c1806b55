"""Passwords that whoever guesses tries first are refused; what is merely short of signs is not."""

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.passwords import check_password, common_words


def why_not(password: str, login: str = "ornella.v", name: str = "Ornella V.") -> str:
    try:
        check_password(password, login, name)
    except BadInput as error:
        return error.reason.removeprefix("person-password").lstrip("-") or "length"
    return ""


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Password1!", "P@ssw0rd", "pàsswörd", "drowssap", "passwordpassword", "parola.chiave"),
        *("12345678", "87654321", "11111111", "00000000", "123123123", "15081985", "19850815"),
        *("qwertyui", "QWERTYUIOP", "asdfghjkl", "1q2w3e4r", "1qaz2wsx", "abcdefgh", "abcabcabc", "xyxyxyxy"),
        *("juventus1897", "forzanapoli!", "francesca90", "Giuseppe85", "mariorossi", "amoremio", "tiamo123"),
        *("burraco2024", "tressette!", "ciaociao", "iloveyou", "letmein1", "football1", "superman", "sunshine"),
    ],
)
def test_what_everybody_has_is_refused(password: str) -> None:
    assert why_not(password) == "common"


@pytest.mark.parametrize(
    "password", ["ornella.v", "ORNELLA-V", "ornella1", "Ornella99", "allenro1", "0rn3lla!", "vornella"]
)
def test_the_name_itself_is_refused(password: str) -> None:
    assert why_not(password) == "name"
    assert why_not(password, "another", "Another") in ("", "common")


@pytest.mark.parametrize(
    "password",
    [
        "tre di danari",
        "gT7#kq0p",
        "correct horse battery staple",
        "cavallo-blu-7 ",
        "perché no",
        "zù98!kaÿ",
        "sole e luna e mare",
    ],
)
def test_what_takes_long_to_guess_is_let_through(password: str) -> None:
    assert why_not(password) == ""


def test_lengths() -> None:
    assert [why_not(one) for one in ("", "seven77", "ü7 kq0p#" * 26)] == ["length"] * 3


def test_the_list_is_tidy() -> None:
    """Whoever looks a password up has taken accents, capitals and signs off it."""
    assert len(common_words()) > 1000
    assert [one for one in common_words() if not one.isascii() or not one.isalnum() or one != one.casefold()] == []
