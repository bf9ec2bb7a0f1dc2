"""How messages speak of JSON values."""

from __future__ import annotations

from enum import Enum

_LONGEST = 40


def describe(value: object) -> str:
    """`the text 'x'`, `the number 1.0`, `a list`: what was found instead."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case int() | float():
            return f"the number {short(value)}"
        case str():
            cut = value if len(value) <= _LONGEST else value[:_LONGEST] + "..."
            return f"the text {cut!r}"
        case list():
            return "a list"
        case dict():
            return "an object"
        case _:
            return f"a {type(value).__name__}"


def short(number: float) -> str:
    """A number as messages show it: of many digits only the first."""
    if -(10**30) < number < 10**30:
        return str(number)
    return "a very small one" if number < 0 else "a very large one"


def word_of(member: Enum) -> str:
    """The word that stands for an enum's member in the game's files."""
    if isinstance(member.value, str):
        return member.value
    label = getattr(member, "label", None)
    return label if isinstance(label, str) else member.name.lower()


def is_note(key: str) -> bool:
    """Whether a field is plainly the author's own: `_comment`, `$schema`, `//`.

    The game ignores every field it does not know; these are no typos worth a warning.
    """
    return key.startswith(("_", "$", "//"))
