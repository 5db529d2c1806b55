"""Find a Chromium for the tests in a real browser; where there is none, install the system's package if we may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


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
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        try:
            done = subprocess.run([*apt_get, *command], env=quiet, capture_output=True, text=True, check=False)
        except OSError as error:
            return complain(str(error))
        if done.returncode:
            return complain(done.stderr)
    return 0 if find() else complain("")


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
