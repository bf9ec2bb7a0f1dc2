r"""Named classes of characters, cut to those that names and paths may hold.

Names: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html.
"""

from __future__ import annotations

from typing import Final

PATH_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_./-")
_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz")
_DIGITS: Final = frozenset("0123456789")
_NOTHING: Final[frozenset[str]] = frozenset()
_PUNCTUATION: Final = PATH_CHARACTERS - _LETTERS - _DIGITS

_LETTER_CLASSES: Final[dict[str, frozenset[str]]] = {
    "d": _DIGITS,
    "D": PATH_CHARACTERS - _DIGITS,
    "w": _LETTERS | _DIGITS | {"_"},
    "W": frozenset("./-"),
    **dict.fromkeys("shv", _NOTHING),
    **dict.fromkeys("SHV", PATH_CHARACTERS),
    "R": _NOTHING,
    "X": PATH_CHARACTERS,
}

_NAMED: Final[dict[str, frozenset[str]]] = {
    "lower": _LETTERS,
    "upper": _NOTHING,
    "ascii": PATH_CHARACTERS,
    "alpha": _LETTERS,
    "digit": _DIGITS,
    "alnum": _LETTERS | _DIGITS,
    "punct": _PUNCTUATION,
    "graph": PATH_CHARACTERS,
    "print": PATH_CHARACTERS,
    "blank": _NOTHING,
    "cntrl": _NOTHING,
    "xdigit": _DIGITS | frozenset("abcdef"),
    "space": _NOTHING,
    "alphabetic": _LETTERS,
    "letter": _LETTERS,
    "lowercase": _LETTERS,
    "uppercase": _NOTHING,
    "punctuation": _PUNCTUATION,
    "white_space": _NOTHING,
    "latin": _LETTERS,
    "javalowercase": _LETTERS,
    "javauppercase": _NOTHING,
    "javaalphabetic": _LETTERS,
    "javaletter": _LETTERS,
    "javadigit": _DIGITS,
    "javaletterordigit": _LETTERS | _DIGITS,
    "javawhitespace": _NOTHING,
}
_CATEGORIES: Final[dict[str, frozenset[str]]] = {
    "L": _LETTERS,
    "LC": _LETTERS,
    "Ll": _LETTERS,
    "N": _DIGITS,
    "Nd": _DIGITS,
    "P": _PUNCTUATION,
    "Pc": frozenset("_"),
    "Pd": frozenset("-"),
    "Po": frozenset("./"),
    **dict.fromkeys(("Lu", "Lt", "Lm", "Lo", "Nl", "No", "Ps", "Pe"), _NOTHING),
    **dict.fromkeys(("M", "Mn", "Mc", "Me", "S", "Sm", "Sc", "Sk", "So"), _NOTHING),
    **dict.fromkeys(("Z", "Zs", "Zl", "Zp", "C", "Cc", "Cf", "Cn", "Co"), _NOTHING),
}
"""General categories of Unicode."""


class PathPatternError(ValueError):
    """The text is no pattern, or one that is not supported; says where."""


def class_of_letter(letter: str) -> frozenset[str] | None:
    r"""The class `\d`, `\w` and so on; None if the escape is no class."""
    return _LETTER_CLASSES.get(letter)


def class_named(name: str) -> frozenset[str] | None:
    r"""The class of `\p{name}`; None if it is not known here."""
    if "=" in name:
        name = name.partition("=")[2]
    bare = name.removeprefix("Is")
    return _CATEGORIES.get(bare, _NAMED.get(bare.lower()))
