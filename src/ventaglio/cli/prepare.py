"""``ventaglio prepare``: compile everything that is compiled, so that nobody waits for it later."""

from ventaglio.games.common.kernel.ready import compile_beside, folder, missing, parts
from ventaglio.games.common.terminal.screen import DONE, NO, terminal
from ventaglio.games.common.terminal.series import progress


def prepare() -> int:
    """Compile what is not kept yet, on all cores, and say where it is kept."""
    place = terminal()
    lacking = missing(parts())
    if not lacking:
        place.say("prepare-was-kept", folder=str(folder()))
        return DONE
    with progress(place, len(lacking), "prepare-progress") as advance:
        failed = compile_beside(lacking, advance)
    if failed:
        place.say("prepare-failed", parts=", ".join(failed))
        return NO
    place.say("prepare-done", folder=str(folder()))
    return DONE
