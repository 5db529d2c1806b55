"""``python -m ventaglio.cli`` for those who have no ``ventaglio`` on their path."""

from ventaglio.cli import main

if __name__ == "__main__":
    main()
