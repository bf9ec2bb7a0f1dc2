"""One character for each block, for pictures of blocks in text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_SPARE: Final = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789#+*=%&$@!?<>^~|/-_:;"
)
_TYPICAL: Final = {
    "redstone_wire": "w",
    "stone": "#",
    "water": "~",
}
_LETTERS_END: Final = 0x3000
"""Past the spare ones, characters from U+00A1 on are used."""


def letters_for(names: Iterable[str], reserved: str = ". ") -> dict[str, str]:
    """By name, as `minecraft:lever[face=floor]`; in their order, each gets the first that is free.

    Its own initials are preferred. Raises `ValueError` for more names than there are characters.
    """
    taken = set(reserved)
    found: dict[str, str] = {}
    for name in names:
        if name in found:
            continue
        letter = _first_free(name, taken)
        found[name] = letter
        taken.add(letter)
    return found


def _first_free(name: str, taken: set[str]) -> str:
    path = name.split("[", 1)[0].split("{", 1)[0].rpartition(":")[2]
    wanted = [_TYPICAL.get(path, "")]
    for word in path.split("_"):
        wanted += [word[:1].upper(), word[:1]]
    candidates: list[str] = [*filter(None, wanted), *_SPARE]
    for letter in candidates:
        if letter not in taken:
            return letter
    for letter in map(chr, range(0xA1, _LETTERS_END)):
        if letter not in taken and letter.isprintable():
            return letter
    raise ValueError("there are more kinds of blocks than characters to draw them with")
