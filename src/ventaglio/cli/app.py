"""The commands there are, and how the words of a command line reach them."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError

from ventaglio import __version__
from ventaglio.cli.pages import Pages, complaint
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import BAD, DONE, INTERRUPTED, Terminal, at, trouble_with
from ventaglio.lang import FALLBACK, available, detect, translator
from ventaglio.lang.letters import IN_LETTERS

_COMMANDS: Final = {
    "play": "",
    "codes list": "codes:list_codes",
    "codes show": "codes:show_code",
    "codes diff": "codes:diff_codes",
    "replay": "replay:replay_record",
    "verify": "verify:verify_record",
    "position": "position:show_position",
    "explain": "explain:explain",
    "solve": "solve:solve",
    "analyse": "analyse:analyse",
    "referee ask": "referee:referee",
    "referee train": "training:train",
    "cases": "cases:run_cases",
    "ledger": "ledger:show_ledger",
    "simulate": "",
    "arena": "arena:arena",
    "prepare": "prepare:prepare",
    "lab games": "lab:games",
    "lab statistics": "lab:statistics",
    "lab train": "lab:train",
    "problems make": "problems:make",
    "problems check": "problems:check_",
    "tournament new": "tournament.notice:new",
    "tournament notice": "tournament.plans:notice",
    "tournament settings": "tournament.plans:settings",
    "tournament plan": "tournament.plans:plan",
    "tournament take-back": "tournament.plans:take_back",
    "tournament list": "tournament.notice:list_",
    "tournament show": "tournament.notice:show",
    "tournament import": "tournament.entries:import_",
    "tournament enter": "tournament.entries:enter",
    "tournament edit": "tournament.entries:edit",
    "tournament cancel": "tournament.entries:cancel",
    "tournament checkin": "tournament.entries:checkin",
    "tournament paid": "tournament.entries:paid",
    "tournament fees": "tournament.money:fees",
    "tournament pay": "tournament.money:pay",
    "tournament cash": "tournament.money:cash",
    "tournament close": "tournament.entries:close",
    "tournament reopen": "tournament.entries:reopen",
    "tournament draft": "tournament.rounds:draft",
    "tournament swap": "tournament.rounds:swap",
    "tournament publish": "tournament.rounds:publish",
    "tournament recall": "tournament.rounds:recall",
    "tournament positions": "tournament.rounds:positions",
    "tournament start": "tournament.rounds:start",
    "tournament timeout": "tournament.rounds:timeout",
    "tournament sat": "tournament.rounds:sat",
    "tournament line-up": "tournament.rounds:line_up",
    "tournament session": "tournament.rounds:session",
    "tournament score": "tournament.results:score",
    "tournament verify": "tournament.results:verify",
    "tournament scores": "tournament.results:scores",
    "tournament missing": "tournament.results:missing",
    "tournament late": "tournament.results:late",
    "tournament lost": "tournament.results:lost",
    "tournament found": "tournament.results:found",
    "tournament left": "tournament.results:left",
    "tournament stop": "tournament.results:stop",
    "tournament arbitral": "tournament.results:arbitral",
    "tournament adjust": "tournament.results:adjust",
    "tournament correct": "tournament.results:correct",
    "tournament call": "tournament.people:call",
    "tournament warn": "tournament.people:warn",
    "tournament lift": "tournament.people:lift",
    "tournament penalty": "tournament.people:penalty",
    "tournament refer": "tournament.people:refer",
    "tournament absent": "tournament.people:absent",
    "tournament return": "tournament.people:return_",
    "tournament substitute": "tournament.people:substitute",
    "tournament remark": "tournament.people:remark",
    "tournament standings": "tournament.rankings:standings",
    "tournament lock": "tournament.rankings:lock",
    "tournament cut": "tournament.rankings:cut",
    "tournament crosstable": "tournament.rankings:crosstable",
    "tournament account": "tournament.rankings:account",
    "tournament prizes": "tournament.rankings:prizes",
    "tournament interrupt": "tournament.rankings:interrupt",
    "tournament end": "tournament.rankings:end",
    "tournament audit": "tournament.files:audit",
    "tournament export": "tournament.files:export",
    "tournament save": "tournament.files:save",
    "tournament template": "tournament.files:template",
    "tournament archive": "tournament.files:archive",
    "tournament delete": "tournament.files:delete",
    "tournament restore": "tournament.files:restore",
    "tournament print": "tournament.files:print_",
    "tournament keys": "tournament.files:keys",
    "tournament message": "tournament.messages:message",
    "season new": "season.circuits:new",
    "season list": "season.circuits:list_",
    "season rules": "season.circuits:rules",
    "season add": "season.circuits:add",
    "season remove": "season.circuits:remove",
    "season show": "season.rankings:show",
    "season account": "season.rankings:account",
    "season same": "season.circuits:same",
    "season publish": "season.circuits:publish",
    "season log": "season.circuits:log",
    "season key": "season.circuits:key",
    "season print": "season.rankings:print_",
    "season archive": "season.rankings:archive",
    "season statistics": "season.rankings:statistics_",
    "season board": "season.rankings:board",
    "registry clubs": "registry:clubs",
    "registry list": "registry:list_",
    "registry add": "registry:add",
    "registry change": "registry:change",
    "registry import": "registry:import_",
    "registry alike": "registry:alike",
    "registry merge": "registry:merge",
    "registry years": "registry:years",
    "registry hold": "registry:hold",
    "registry keepers": "registry:keepers",
    "registry export": "registry:export",
    "registry erase": "registry:erase",
    "serve": "serve:serve",
    "backup": "backup:make_backup",
    "restore": "backup:restore",
    "schema": "database:schema",
    "admin status": "admin.house:status",
    "admin people": "admin.people:people",
    "admin sessions": "admin.people:sessions",
    "admin logout": "admin.people:logout",
    "admin ban": "admin.people:ban",
    "admin unban": "admin.people:unban",
    "admin mute": "admin.people:mute",
    "admin unmute": "admin.people:unmute",
    "admin rename": "admin.people:rename",
    "admin reset-password": "admin.people:reset_password",
    "admin export": "admin.people:export",
    "admin erase": "admin.people:erase",
    "admin close": "admin.house:close",
    "admin reports": "admin.house:reports",
    "admin report": "admin.house:report",
    "admin settle": "admin.house:settle",
    "admin announce": "admin.house:announce",
    "admin maintenance": "admin.house:maintenance",
    "admin drain": "admin.house:drain",
    "admin purge": "admin.house:purge",
    "admin audit": "admin.house:audit",
    "help": "topics:show_topic",
}
"""The commands in the order in which help lists them, and the functions that do them, imported when they run.

Those without a function have a command for each game.
"""


def build(place: Terminal, words: Sequence[str] | None = None) -> App:
    """The command, speaking the language of this terminal.

    With the words of a command line, only the command and the game that they name are made.
    """
    app = App(
        "ventaglio",
        help="help-ventaglio",
        version=__version__,
        help_formatter=Pages(place),
        help_format="plaintext",
        help_epilogue=place.text("help-everywhere"),
        console=place.console,
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = "opt-help"
    app["--version"].help = "opt-version"
    groups: dict[str, App] = {}
    for order, (path, function) in enumerate(_meant(words).items()):
        if not function:
            app.command(_per_game(place, path, order, words))
            continue
        parent, _, name = path.rpartition(" ")
        if parent and parent not in groups:
            groups[parent] = App(parent, help=f"help-{parent}", sort_key=order)
            app.command(groups[parent])
        home = groups[parent] if parent else app
        home.command(f"ventaglio.cli.{function}", name=name, help=f"help-{path.replace(' ', '-')}", sort_key=order)
    return app


def _meant(words: Sequence[str] | None) -> dict[str, str]:
    """The command that a command line begins with, alone; all of them where it begins otherwise.

    The parser goes through whatever commands it knows again and again.
    """
    given = list(words or ())
    named = (path for path in (" ".join(given[:2]), " ".join(given[:1])) if path in _COMMANDS)
    return {path: _COMMANDS[path] for path in named} or _COMMANDS


def _per_game(place: Terminal, path: str, order: int, words: Sequence[str] | None) -> App:
    """A command that each game has, made from its plug; help on all of them needs no more than their names."""
    group = App(path, help=f"help-{path}", sort_key=order)
    if words is not None and words[:1] != [path]:
        return group
    from ventaglio.games.common.plugin import find, names

    for number, name in enumerate(names()):
        own = f"help-{path}-{name}"
        told = own if own in translator(FALLBACK).messages else f"help-{path}-any"
        function: Callable[..., int | None] = _unasked
        if words is None or name in words[1:2]:
            from ventaglio.games.common.plugin.commands import play_of, simulate_of

            function = play_of(find(name)) if path == "play" else simulate_of(find(name))
        group.command(function, name=name, help=told, sort_key=number)
    return group


def _unasked() -> None:
    """Stands for a game that the command line does not name."""


def run(words: Sequence[str]) -> int:
    """Do what a command line says; the result is the exit code."""
    _tolerate_any_bytes()
    place = Terminal(translator(FALLBACK))
    try:
        language, words = _language(words)
        place = Terminal(translator(language), plain="--plain" in words)
        with at(place):
            asked = _asked(words)
            code = build(place, asked)(asked)
        sys.stdout.flush()
    except BadInput as error:
        return _complain(place, place.trouble(error))
    except CycloptsError as error:
        return _complain(place, complaint(place, error))
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # so that the shell's prompt does not stick to ours
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has seen enough.
        _drop_output()
        return DONE
    except OSError as error:
        _drop_output()
        with at(place):
            trouble = trouble_with(error)
        told = place.text("file-trouble", file=str(error.filename), trouble=trouble) if error.filename else trouble
        return _complain(place, told)
    return code if isinstance(code, int) else DONE


def _drop_output() -> None:
    """Forget what could not be written: Python would try once more at exit, and complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(place: Terminal, what: str) -> int:
    sys.stderr.write(f"ventaglio: {' '.join(what.split())}\n")
    return BAD


def _language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language asked for, wherever it stands in the command line, and the other words."""
    rest: list[str] = []
    chosen = detect(os.environ)
    remaining = iter(words)
    for word in remaining:
        if word == "--":
            rest += [word, *remaining]
        elif word == "--lang" or word.startswith("--lang="):
            chosen = word[7:] if word.startswith("--lang=") else next(remaining, "")
        else:
            # The parser would take a lone hyphen, the standard input, for an option. As a path this is the same.
            rest.append("./-" if word == "-" else word)
    if chosen not in available():
        known = ", ".join(available())
        raise BadInput(translator(detect(os.environ)).text("no-such-language", language=chosen, known=known))
    return chosen, rest


def _asked(words: Sequence[str]) -> list[str]:
    """Whoever only says ``referee`` wants to ask one."""
    given = list(words)
    known = {path.rpartition(" ")[2] for path in _COMMANDS if path.startswith("referee ")}
    if given[:1] == ["referee"] and (given[1:2] or [""])[0] not in {*known, "--help", "-h"}:
        given.insert(1, "ask")
    return given


def _tolerate_any_bytes() -> None:
    """A terminal that cannot show a sign gets a letter or a question mark; so does what is no text on the input.

    Whoever closes a stream altogether gets an empty one in its place.
    """
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 -- as long as the process
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else IN_LETTERS)
