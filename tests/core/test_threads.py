"""What several threads read for the first time at once is read, and ends no process."""

import subprocess
import sys

import pytest

READ_AT_ONCE = """
import sys, threading
from ventaglio.server.tables.entries import read_entry
from ventaglio.games.common.plugin import kit_of

GAMES = ("burraco", "tressette")
BODY = '{"type": "did", "by": 0, "action": "draw", "events": [], "ref": "x"}'
for game in GAMES:
    kit_of(game)
# Threads take turns as often as they can.
sys.setswitchinterval(1e-6)
ready = threading.Barrier(6)

def read(number):
    ready.wait()
    for _ in range(20):
        read_entry(GAMES[number % 2], BODY)

threads = [threading.Thread(target=read, args=(number,)) for number in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.long
def test_logs_that_threads_read_for_the_first_time_at_once() -> None:
    """Two tables that were first looked at together after a start crashed a server: five times in six, like this."""
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", READ_AT_ONCE], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
