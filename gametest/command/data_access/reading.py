"""What a path finds in a command's data, and tags as numbers and text.

https://minecraft.wiki/w/Commands/data
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.command.errors import CommandError
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import ARRAY_TYPES, NUMBER_TYPES, tag_name

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound, Tag

_INT_MAX: Final = 2**31 - 1
_INT_MIN: Final = -(2**31)


def find_tags(root: Compound, path: NbtPath) -> list[Tag]:
    """All matches, not copied; fails if there are none."""
    found = path.get(root)
    if not found:
        missing = path.missing_part(root) or path.text
        message = f"found no elements matching {missing}"
        raise CommandError(message)
    return found


def find_single_tag(root: Compound, path: NbtPath) -> Tag:
    """The one match, not copied; fails if there is none or more than one."""
    found = find_tags(root, path)
    if len(found) > 1:
        message = f"{path.text} matches {len(found)} values, expected a single one"
        raise CommandError(message)
    return found[0]


def tag_as_result(tag: Tag) -> int:
    """What `data get` returns: a number rounded down, else the length."""
    if isinstance(tag, NUMBER_TYPES):
        return rounded_down(float(tag))
    if isinstance(tag, str):
        return java_length(tag)
    return len(tag)


def rounded_down(value: float) -> int:
    """Into 32 bits: what is too large stops at the border, what is no number is 0."""
    if value != value:
        return 0
    if value >= _INT_MAX:
        return _INT_MAX
    return _INT_MIN if value <= _INT_MIN else floor(value)


def tag_as_text(tag: Tag) -> str:
    """A string itself, a number with its suffix; fails for anything that has parts."""
    if isinstance(tag, str):
        return tag
    if isinstance(tag, (dict, list, *ARRAY_TYPES)):
        message = f"expected a value, got a {tag_name(tag)}: {write_snbt(tag)}"
        raise CommandError(message)
    return write_snbt(tag)


def java_length(text: str) -> int:
    """In UTF-16 units, as the game counts."""
    return len(text) if text.isascii() else len(_utf_16(text)) // 2


def java_slice(text: str, start: int, end: int | None) -> str:
    """Negative indices count from the end; fails if they leave the text or cross."""
    length = java_length(text)
    first = start if start >= 0 else start + length
    last = length if end is None else end if end >= 0 else end + length
    if first < 0 or last > length or first > last:
        message = (
            f"invalid substring indices: {start} to {length if end is None else end}"
        )
        raise CommandError(message)
    if length == len(text):
        return text[first:last]
    return _utf_16(text)[2 * first : 2 * last].decode("utf-16-le", "surrogatepass")


def _utf_16(text: str) -> bytes:
    return text.encode("utf-16-le", "surrogatepass")
