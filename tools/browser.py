"""Find a Chromium for the tests in a real browser; where there is none, install the system's package if we may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
"""The same browser without its windows comes first: it is lighter."""
PACKAGES = ("chromium-headless-shell", "chromium")


def find() -> str | None:
    """The browser's path."""
    named = os.environ.get("VENTAGLIO_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    if find():
        return 0
    print("Installing Chromium for the tests in a browser", flush=True)
    apt_get = ["apt-get"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    output = ""
    for command in (["update"], *(["install", "-y", "--no-install-recommends", one] for one in PACKAGES)):
        try:
            done = subprocess.run([*apt_get, *command], env=quiet, capture_output=True, text=True, check=False)
        except OSError as error:
            return complain(str(error))
        if find():
            return 0
        output = done.stderr
    return complain(output)


def complain(output: str) -> int:
    tail = output.strip().splitlines()[-5:]
    sentence = (
        "the tests in a browser need Chromium, and it could not be installed: install it, or name one in "
        "VENTAGLIO_CHROMIUM"
    )
    print(*tail, sentence, sep="\n", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
