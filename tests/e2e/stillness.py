"""Whether anything that can be tapped moves away from under a finger while people play."""

from typing import Any

from tests.e2e.people import Person

_WATCH = """(more) => {
    const CONTROLS = ".actions button, .stock, .pile, .side .new, .bar button, .score button, .doing > button" + more;
    const moves = (window.moves = []);
    const seen = new Map();
    const kept = (one) => `${one.className} ${one.textContent.trim().slice(0, 12)}`;
    const look = () => {
        for (const [one] of seen) if (!one.isConnected) seen.delete(one);
        // What a panel or a dialog lies over cannot be tapped.
        const covered = document.querySelector(".over, .finished, dialog[open]") !== null;
        for (const one of document.querySelectorAll(CONTROLS)) {
            const edge = one.getBoundingClientRect();
            if (covered || one.disabled || !edge.width) { seen.delete(one); continue; }
            const now = [edge.left, edge.top, edge.right, edge.bottom];
            const then = seen.get(one);
            if (then && now.some((each, at) => Math.abs(each - then[at]) > 1))
                moves.push({ what: kept(one), then: then.map(Math.round), now: now.map(Math.round) });
            seen.set(one, now);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""

_WHERE = """() => [".actions .second", ".actions .third"]
    .map((one) => document.querySelector(one)?.getBoundingClientRect())
    .map((edge) => edge ? [edge.left, edge.right, edge.top, edge.bottom] : null)"""


OWN = ", [data-own] button, .hand .held, .offers button"
"""What lies before oneself, cards too: it moves when cards come and go, and for nothing else."""

_TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


async def watch(person: Person, more: str = "") -> None:
    """From now on look at every frame where the things are that can be tapped; ``more`` names further ones."""
    await person.page.evaluate(_WATCH, more)


async def looked(person: Person) -> None:
    """What is on the page now has been looked at."""
    await person.page.evaluate(_TWO_FRAMES)


async def moved(person: Person) -> list[dict[str, Any]]:
    """What has moved while it could be tapped."""
    found: list[dict[str, Any]] = await person.page.evaluate("window.moves")
    return found


async def second_and_third(person: Person) -> list[list[float] | None]:
    """Where the buttons stand that take the pile, or attach, and that discard."""
    found: list[list[float] | None] = await person.page.evaluate(_WHERE)
    return found
