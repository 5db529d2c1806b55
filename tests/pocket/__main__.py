"""Write what the score pad must count: ``python -m tests.pocket`` from the project's folder."""

from tests.pocket.vectors import FILE, written

FILE.write_bytes(written())
