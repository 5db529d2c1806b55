"""The command, as its own tests call it."""

from tests.cli.conftest import cli

__all__ = ["cli"]
