"""What the articles of a text are called, and why some of them need nothing, in the reader's language."""

from ventaglio.lang import MissingMessage
from ventaglio.lang.words import Words
from ventaglio.law.articles import Article
from ventaglio.law.words.norms import slug


def title(words: Words, article: Article) -> str:
    """What an article is about."""
    return _said(words, f"title-{slug(article.title)}", article.title, article.code)


def reason(words: Words, article: Article) -> str:
    """Why nothing in the program rests on an article."""
    return _said(words, f"charge-{slug(article.reason)}", article.reason, article.code)


def _said(words: Words, message: str, otherwise: str, law: str) -> str:
    """A message, or its English words, by which it is known, where nobody has written it yet."""
    try:
        return words.text(message, law=law)
    except MissingMessage:
        return otherwise
