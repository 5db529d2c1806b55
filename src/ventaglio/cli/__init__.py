"""The ``ventaglio`` command."""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line of this process."""
    try:
        from ventaglio.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
