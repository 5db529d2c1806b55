"""What the score pad needs of each code: a first sketch of its data."""


def pad() -> dict[str, object]:
    """The codes of the pad."""
    return {}
