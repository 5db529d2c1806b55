"""Days as people write them in each language."""

from datetime import date

from ventaglio.lang.words import Words


def in_words(words: Words, text: str) -> str:
    """A day in words where the text is one, as a form of the browser gives it; else as it was typed."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    return words.text("date-in-words", weekday=day.weekday(), day=str(day.day), month=day.month, year=str(day.year))
