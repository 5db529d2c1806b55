"""``python -m ventaglio``: the command, also where the folder of scripts is not on the path."""

from ventaglio.cli import main

if __name__ == "__main__":
    main()
