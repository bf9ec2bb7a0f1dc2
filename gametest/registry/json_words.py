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
            text = str(value) if -(10**30) < value < 10**30 else "a very large one"
            return f"the number {text}"
        case str():
            cut = value if len(value) <= _LONGEST else value[:_LONGEST] + "..."
            return f"the text {cut!r}"
        case list():
            return "a list"
        case dict():
            return "an object"
        case _:
            return f"a {type(value).__name__}"


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
