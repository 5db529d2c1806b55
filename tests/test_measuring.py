"""What measures the coverage of servers leaves alone what is compiled."""

import subprocess
import sys

import pytest

PROGRAM = "from tests.measuring import measure; measure(); import ventaglio.games.common.kernel.compiling"


@pytest.mark.long
def test_a_server_that_is_measured_can_use_what_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
