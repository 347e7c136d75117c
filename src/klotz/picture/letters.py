"""Spelling a text in the letters that a font has."""

import unicodedata


def spelled(text: str, encoding: str) -> str:
    """The text in the letters of an encoding: accents are left out, and what remains unknown becomes `?`.

    >>> spelled("Žlutá, 黄", "latin-1")
    'Zlutá, ?'
    >>> spelled("Žlutá, 黄", "ascii")
    'Zluta, ?'
    """
    return "".join(_nearest(character, encoding) for character in text)


def _nearest(character: str, encoding: str) -> str:
    # Decomposed, an accented letter is the letter and then its accents.
    for candidate in (character, unicodedata.normalize("NFKD", character)[0]):
        if candidate.encode(encoding, "ignore"):
            return candidate
    return "?"
