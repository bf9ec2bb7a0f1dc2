r"""Classes of characters, cut to the alphabet that texts are written in.

Names: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html.
Without flags `\w`, `\d`, `\s` and the POSIX classes are those of ASCII.
"""

from __future__ import annotations

import string
import unicodedata
from typing import Final

PATH_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_./-")
LINE_ENDS: Final = frozenset("\n\r\x85\u2028\u2029")
"""What `.` does not match, and what may stand behind `$`."""
WORD: Final = frozenset(string.ascii_letters + string.digits + "_")

_LOWER: Final = frozenset(string.ascii_lowercase)
_UPPER: Final = frozenset(string.ascii_uppercase)
_LETTERS: Final = _LOWER | _UPPER
_DIGITS: Final = frozenset(string.digits)
_ASCII: Final = frozenset(map(chr, range(128)))
_PUNCTUATION: Final = frozenset(string.punctuation)
_SPACE: Final = frozenset(" \t\n\x0b\f\r")
_HORIZONTAL: Final = frozenset(
    " \t\xa0\u1680\u180e\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))
)
_VERTICAL: Final = LINE_ENDS | frozenset("\x0b\f")
_CONTROL: Final = frozenset(map(chr, (*range(32), 127)))

_LETTER_CLASSES: Final = {
    "d": _DIGITS,
    "w": WORD,
    "s": _SPACE,
    "h": _HORIZONTAL,
    "v": _VERTICAL,
}
_POSIX: Final[dict[str, frozenset[str]]] = {
    "lower": _LOWER,
    "upper": _UPPER,
    "ascii": _ASCII,
    "alpha": _LETTERS,
    "digit": _DIGITS,
    "alnum": _LETTERS | _DIGITS,
    "punct": _PUNCTUATION,
    "graph": _LETTERS | _DIGITS | _PUNCTUATION,
    "print": _LETTERS | _DIGITS | _PUNCTUATION | {" "},
    "blank": frozenset(" \t"),
    "cntrl": _CONTROL,
    "xdigit": _DIGITS | frozenset("abcdefABCDEF"),
    "space": _SPACE,
}
_UNICODE: Final[dict[str, frozenset[str]]] = {
    "alphabetic": _LETTERS,
    "letter": _LETTERS,
    "lowercase": _LOWER,
    "uppercase": _UPPER,
    "punctuation": frozenset(
        one for one in _PUNCTUATION if unicodedata.category(one)[0] == "P"
    ),
    "white_space": _SPACE,
    "latin": _LETTERS,
    "javalowercase": _LOWER,
    "javauppercase": _UPPER,
    "javaalphabetic": _LETTERS,
    "javaletter": _LETTERS,
    "javadigit": _DIGITS,
    "javaletterordigit": _LETTERS | _DIGITS,
    "javawhitespace": _SPACE | frozenset("\x1c\x1d\x1e\x1f"),
}
"""Their characters in ASCII; of others this project has no list."""
_CATEGORIES: Final = frozenset(
    {
        *("L", "LC", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me"),
        *("N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"),
        *("S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp"),
        *("C", "Cc", "Cf", "Cn", "Co", "Cs"),
    }
)
"""General categories of Unicode."""
_CASED: Final = frozenset(
    {"Lu", "Ll", "Lt", "lower", "upper", "lowercase", "uppercase"}
)


class JavaPatternError(ValueError):
    """The text is no pattern; says where."""


class UnsupportedPatternError(JavaPatternError):
    """Java takes the pattern, and it cannot be matched here; says why."""


def class_of_letter(letter: str, alphabet: frozenset[str]) -> frozenset[str] | None:
    r"""The class `\d`, `\w` and so on; None if the escape is no class that is known here."""
    found = _LETTER_CLASSES.get(letter.lower())
    if found is not None:
        return alphabet & found if letter.islower() else alphabet - found
    if letter == "R" and not alphabet >= {"\r", "\n"}:
        return alphabet & _VERTICAL
    if letter == "X" and "\r" not in alphabet and alphabet <= _ASCII:
        return alphabet
    return None


def class_named(
    name: str, alphabet: frozenset[str], *, ignores_case: bool
) -> frozenset[str] | None:
    r"""The class of `\p{name}`; None if it is not known here."""
    if "=" in name:
        name = name.partition("=")[2]
    bare = name.removeprefix("Is")
    lower = bare.lower()
    is_cased = bare in _CASED or lower.removeprefix("java") in _CASED
    if ignores_case and is_cased and alphabet & _UPPER:
        return None
    if bare in _CATEGORIES:
        wanted = ("Lu", "Ll", "Lt") if bare == "LC" else (bare,)
        return frozenset(
            one for one in alphabet if unicodedata.category(one).startswith(wanted)
        )
    found = _POSIX.get(lower)
    if found is not None and bare == name:
        return alphabet & found
    found = found or _UNICODE.get(lower)
    return alphabet & found if found and alphabet <= _ASCII else None


def has_marks(alphabet: frozenset[str]) -> bool:
    """Characters that join the one before, which decides where a word ends."""
    return any(unicodedata.category(one) == "Mn" for one in alphabet - _ASCII)


def is_ascii(alphabet: frozenset[str]) -> bool:
    return alphabet <= _ASCII
