"""Write what the score pad must count: ``python -m tests.games.common.offline`` from the project's folder."""

from tests.games.common.offline.vectors import FILE, written

FILE.write_bytes(written())
