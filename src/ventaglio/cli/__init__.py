"""The ``ventaglio`` command."""

import sys

from ventaglio import __version__

__all__ = ["main"]


def main() -> None:
    """Run the command line of this process."""
    try:
        if sys.argv[1:] == ["--version"] and _told(__version__):
            sys.exit(0)
        from ventaglio.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def _told(line: str) -> bool:
    """Print a line without any of the machinery behind the commands; if that fails, they know what to say of it."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except (AttributeError, OSError):  # the stream was closed before we began, or cannot be written
        return False
    return True
