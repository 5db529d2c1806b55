"""Scripted players: they know what their screen is sent, and choose from its menu."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from ventaglio.api.client import Refused, TableConnection
from ventaglio.core.codec import decode, encode
from ventaglio.games.tressette.engine.actions import Accuse, Claim
from ventaglio.games.tressette.engine.actions import spell_action as spell_tressette
from ventaglio.games.tressette.engine.menu import Menu as TressetteMenu
from ventaglio.games.tressette.engine.menu import expand_menu as expand_tressette

MATCH_SECONDS = 60.0
"""Far more than a short match takes."""


def choose(screen: TableConnection, rng: Random) -> str | None:
    """What to do now, as text; None if it is not one's turn."""
    if screen.menu is None or screen.view is None or screen.table["status"] != "playing":
        return None
    chooser = _choose_burraco if screen.table["game"].startswith("burraco") else _choose_tressette
    return chooser(screen.menu, screen.view, rng)


def _choose_burraco(menu: dict[str, Any], view: dict[str, Any], rng: Random) -> str | None:
    """Meld what can be melded, and draw: whoever always collected would never come to an end."""
    if menu["draw"]:
        return "take" if menu["take"] and rng.random() < 0.2 else "draw"
    laying = [one["action"] for one in (*menu["attachments"], *menu["openings"])]
    actions = [*laying, *(f"discard {one}" for one in menu["discards"])]
    if not actions:
        return "take" if menu["take"] else None
    return str(rng.choice(laying if laying and rng.random() < 0.9 else actions))


def _choose_tressette(menu: dict[str, Any], view: dict[str, Any], rng: Random) -> str | None:
    """Any card or word of the turn, and every accusation. Claims and calls are left to bolder players."""
    actions = [one for one in expand_tressette(decode(encode(menu), TressetteMenu)) if not isinstance(one, Claim)]
    accusations = [one for one in actions if isinstance(one, Accuse)]
    return spell_tressette(rng.choice(accusations or actions)) if actions else None


def over(screen: TableConnection) -> bool:
    return screen.table.get("status") in ("over", "closed")


def owes_ready(screen: TableConnection) -> bool:
    """Whether the next deal waits for this person."""
    pledge: Any = screen.table.get("pledge")
    place = screen.welcome.get("place")
    return bool(pledge) and not pledge["dealt"] and place is not None and not screen.table["chairs"][place]["ready"]


async def play(
    screen: TableConnection,
    seed: int = 0,
    *,
    until: Callable[[TableConnection], object] = over,
    pick: Callable[[TableConnection, Random], str | None] = choose,
) -> None:
    """Play until the match is over, or until something is so."""
    rng = Random(seed)
    while True:
        found: list[str | None] = []

        def wanted(one: TableConnection, found: list[str | None] = found) -> bool:
            if until(one) or owes_ready(one):
                return True
            found[:] = [pick(one, rng)]
            return found[0] is not None

        await screen.until(wanted, MATCH_SECONDS)
        if until(screen):
            return
        try:
            if owes_ready(screen):
                await screen.ready()
            elif found:
                await screen.act(found[0] or "")
        except Refused as refused:
            # Somebody else was quicker: a bot that stood in, a call out of turn. One looks again.
            if refused.reason not in ("live-stale", "live-no-deal-to-come"):
                raise


async def play_all(screens: Iterable[TableConnection], **how: Any) -> None:
    """Everybody plays at once."""
    async with asyncio.TaskGroup() as together:
        for seed, screen in enumerate(screens):
            together.create_task(play(screen, seed, **how))
