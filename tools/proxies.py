"""Find nginx, Caddy and OpenSSL for the tests of the examples in deploy/; where one is missing, install it if we may.

Without them the examples are only read, not run, and this says so; nothing else is held up by it.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("nginx", "caddy", "openssl")
"""The programs, and the packages they come in."""

PLACES = (os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin")
"""Servers often lie where only root looks."""


def find(name: str) -> str | None:
    """A program's path."""
    return shutil.which(name, path=os.pathsep.join(PLACES))


def missing() -> list[str]:
    return [name for name in NAMES if find(name) is None]


def main() -> int:
    wanted = missing()
    if not wanted:
        return 0
    print(f"Installing {', '.join(wanted)} for the tests of deploy/", flush=True)
    apt_get = ["apt-get"] if os.name == "posix" and os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    told = ""
    # One by one: where one of them is unknown the others still come.
    for command in (["update"], *(["install", "-y", "--no-install-recommends", name] for name in wanted)):
        try:
            done = subprocess.run([*apt_get, *command], env=quiet, capture_output=True, text=True, check=False)
        except OSError as error:
            told = str(error)
            break
        told = done.stderr or told
    if still := missing():
        tail = told.strip().splitlines()[-3:]
        sentence = f"{', '.join(still)} could not be installed: the examples in deploy/ for them are read, but not run"
        print(*tail, sentence, sep="\n", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
