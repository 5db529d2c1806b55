"""Messages to entrants: only what is published, each letter to one person, and nothing sent unless mail is set up."""

import ssl
from pathlib import Path

import pytest

from tests.deploy.proxying import certificate
from tests.server.desk.days import Time, begun, scores
from tests.server.desk.smtp import REFUSED, MailServer, mail_server
from tests.server.desk.test_circuits import over
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office
from ventaglio.server.desk.mail import Letter, Mail, send
from ventaglio.server.desk.messages import Messages
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.house import HouseRows
from ventaglio.server.store.registry import Registry
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.registry.changing import added
from ventaglio.tournaments.registry.people import Person, Shown
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.messages import Kind

pytestmark = pytest.mark.anyio

PEOPLE = (
    Person("1", "Rossi1", "Anna", email="anna@example.org"),
    Person("2", "Bianchi1", "Ugo", email="Anna@example.org"),
    Person("3", "Rossi2", "Anna", shown=Shown.INITIAL, email="due@example.org"),
    Person("4", "Bianchi2", "Ugo", email=REFUSED),
    Person("5", "Verdi", "Bea", email="bea@example.org"),
)


async def held(database: Database, tournament: str) -> None:
    """The tournament is held by a club with some people in its registry."""
    club = (await Circles(database).found("Circolo", None, 1.0)).id
    for person in PEOPLE:
        await Registry(database).do(club, "Ada", 1.0, lambda roster, person=person: added(roster, person))  # type: ignore[misc]
    await Tournaments(database).held_by(tournament, club)


def settings(address: str) -> Mail | None:
    return Mail.of(
        {
            "VENTAGLIO_MAIL_SERVER": address,
            "VENTAGLIO_MAIL_FROM": "Circolo Adriatico <circolo@example.org>",
            "VENTAGLIO_MAIL_ENCRYPTION": "none",
        }
    )


async def test_each_gets_the_own_table_and_nobody_sees_another_address(
    office: Office, database: Database, time: Time
) -> None:
    found = await begun(office, 4)
    await held(database, found)
    with mail_server() as server:
        messages = Messages(database, time, settings(server.address))
        t = await office.tournament(found)
        prepared = await messages.prepared(found, t, Kind.POSITIONS, "it", "https://example.org/x", "Buona serata!")
        assert prepared.unreached == 4
        sent = await messages.send(found, "Dino", Kind.POSITIONS, prepared)
    assert (sent.sent, sent.refused) == (2, ("Bianchi2 Ugo",))
    assert [one.recipients for one in server.delivered] == [["anna@example.org"], ["due@example.org"]]
    for one in server.delivered:
        others = {person.email.lower() for person in PEOPLE} - {one.recipients[0]}
        whole = one.message.as_string().lower()
        assert not [address for address in others if address in whole]
        assert one.message["To"] == one.recipients[0]
        assert one.message["Bcc"] is one.message["Cc"] is None
        assert one.text.startswith("Buona serata!")
    first, second = (one.text for one in server.delivered)
    assert "Giocate al tavolo 1, linea N-S, contro Rossi2 A. – Bianchi2 Ugo." in first
    assert "Giocate al tavolo 1, linea E-O, contro Rossi1 Anna – Bianchi1 Ugo." in second
    (line,) = [one for one in await HouseRows(database).audit() if one.what == "mail"]
    assert (line.by, line.whom, line.why) == ("Dino", found, "positions")
    assert "example.org" not in repr(line)


async def test_a_text_to_copy_has_only_what_is_published(office: Office, database: Database, time: Time) -> None:
    messages = Messages(database, time, None)
    found = await begun(office, 5)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 2))
    t = await office.tournament(found)
    positions = (await messages.prepared(found, t, Kind.POSITIONS, "en")).message
    assert "Table 1: Rossi1 Anna – Bianchi1 Ugo against Rossi2 Anna – Bianchi2 Ugo" in positions.text
    assert "Rests: Rossi5 Anna – Bianchi5 Ugo" in positions.text
    with pytest.raises(BadInput) as refused:
        await messages.prepared(found, t, Kind.RESULTS, "en")
    assert refused.value.reason == "message-no-ranking"
    ended = await over(office, time, "Prima tappa", "2026-01-10")
    results = await messages.prepared(ended, await office.tournament(ended), Kind.RESULTS, "it")
    assert "1. Rossi3 Anna – Bianchi3 Ugo" in results.message.text
    invitation = await messages.prepared(ended, await office.tournament(ended), Kind.INVITATION, "it")
    assert "sabato 10 gennaio 2026" in invitation.message.text
    with pytest.raises(BadInput) as refused:
        await messages.send(ended, "Dino", Kind.INVITATION, invitation)
    assert refused.value.reason == "mail-off"


async def test_an_invitation_goes_to_the_registry(office: Office, database: Database, time: Time) -> None:
    found = await begun(office, 4)
    await held(database, found)
    messages = Messages(database, time, None)
    prepared = await messages.prepared(found, await office.tournament(found), Kind.INVITATION, "it")
    assert [one.address for one in prepared.letters] == [
        *("Anna@example.org", REFUSED, "due@example.org", "bea@example.org")
    ]


def test_a_server_that_is_not_there_is_told() -> None:
    mail = settings("127.0.0.1:9")
    assert mail is not None
    with pytest.raises(BadInput) as refused:
        send(mail, [Letter("Anna", "anna@example.org", "x", "y")])
    assert refused.value.reason == "mail-unreached"
    assert "anna" not in str(refused.value.facts)


LETTERS = [Letter("Anna", "anna@example.org", "x", "y"), Letter("Bea", "bea@example.org", "x", "y")]
LOGIN = ("circolo", "password")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    return certificate(tmp_path_factory.mktemp("certificate"))


def secured(made: tuple[Path, Path]) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*made)
    return context


def to(server: MailServer, user: str = "", password: str = "") -> Mail:
    return Mail("localhost", server.server_address[1], "Circolo <circolo@example.org>", "starttls", user, password)


def refusal(server: MailServer, mail: Mail) -> BadInput:
    """Why nothing is sent; and nothing is."""
    with pytest.raises(BadInput) as refused:
        send(mail, LETTERS)
    assert server.delivered == []
    assert "MAIL" not in server.seen, "not even a sender was named"
    for language in ("en", "it"):
        assert desk_words(language).trouble(refused.value) != str(refused.value)
    return refused.value


def test_letters_go_encrypted_and_after_a_login(made: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(made[0]))
    with mail_server(secured(made), LOGIN) as server:
        assert send(to(server, *LOGIN), LETTERS) == ()
        assert [one.recipients for one in server.delivered] == [["anna@example.org"], ["bea@example.org"]]
    assert server.seen[:4] == ["EHLO", "STARTTLS", "EHLO", "AUTH"]


def test_a_bad_password_is_told_and_nothing_is_sent(made: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(made[0]))
    with mail_server(secured(made), LOGIN) as server:
        refused = refusal(server, to(server, "circolo", "another"))
        assert refusal(server, to(server, "circolo", "però")).reason == "mail-login"
    assert refused.reason == "mail-login"
    assert "another" not in str(refused.facts)


def test_without_encryption_nothing_is_sent_and_no_password_is_told() -> None:
    with mail_server(login=LOGIN) as server:
        assert refusal(server, to(server, *LOGIN)).reason == "mail-plain"
        assert "AUTH" not in server.seen


def test_where_nobody_can_sign_in_nothing_is_sent(made: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(made[0]))
    with mail_server(secured(made)) as server:
        assert refusal(server, to(server, *LOGIN)).reason == "mail-plain"


def test_a_certificate_that_nobody_vouches_for_is_refused(made: tuple[Path, Path]) -> None:
    with mail_server(secured(made), LOGIN) as server:
        assert refusal(server, to(server, *LOGIN)).reason == "mail-certificate"
        assert server.seen == ["EHLO", "STARTTLS"]


def test_a_server_that_hangs_up_halfway_leaves_no_doubt_how_many_have_gone() -> None:
    with mail_server(most=1) as server:
        mail = settings(server.address)
        assert mail is not None
        with pytest.raises(BadInput) as refused:
            send(mail, LETTERS)
        assert len(server.delivered) == 1
    assert "1 of 2 letters" in desk_words("en").trouble(refused.value)


def test_mail_is_off_unless_a_server_is_named(tmp_path: Path) -> None:
    assert Mail.of({}) is None
    named = {"VENTAGLIO_MAIL_SERVER": "mail.example.org", "VENTAGLIO_MAIL_FROM": "a@example.org"}
    secret = tmp_path / "password"
    secret.write_text("geheim\n", encoding="utf-8")
    mail = Mail.of({**named, "VENTAGLIO_MAIL_USER": "a", "VENTAGLIO_MAIL_PASSWORD_FILE": str(secret)})
    assert mail is not None
    assert (mail.port, mail.encryption, mail.password) == (587, "starttls", "geheim")
    assert "geheim" not in repr(mail)
    for wrong in (
        *({"VENTAGLIO_MAIL_SERVER": "a b"}, {"VENTAGLIO_MAIL_FROM": "nobody"}, {"VENTAGLIO_MAIL_ENCRYPTION": "rot13"}),
        {"VENTAGLIO_MAIL_PASSWORD_FILE": str(tmp_path / "none")},
    ):
        with pytest.raises(BadInput) as refused:
            Mail.of({**named, **wrong})
        assert refused.value.reason == "setting-mail"
