"""``ventaglio prepare``: compile everything that is compiled, so that nobody waits for it later."""

from ventaglio.kernels.ready import compile_all, folder, is_kept, trials
from ventaglio.terminal.series import progress
from ventaglio.terminal.terminal import DONE, terminal


def prepare() -> int:
    """Compile what is not kept yet, and say where it is kept."""
    place = terminal()
    if is_kept():
        place.say("prepare-was-kept", folder=str(folder()))
        return DONE
    every = tuple(trials())
    with progress(place, len(every), "prepare-progress") as advance:
        compile_all(every, advance)
    place.say("prepare-done", folder=str(folder()))
    return DONE
