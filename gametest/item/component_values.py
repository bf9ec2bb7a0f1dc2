"""Values of components in one form, so that they can be compared and stored.

Written values pass the game's codecs, which widen and narrow numbers, complete names and read
short forms of texts (https://minecraft.wiki/w/Data_component_format, Text_component_format).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.component.defaults import without_defaults
from gametest.item.component.readers import ComponentFormError
from gametest.item.component.version_forms import form_of
from gametest.item.item_stack import full_component
from gametest.nbt.tags import (
    ByteArray,
    Compound,
    Double,
    Float,
    Int,
    IntArray,
    LongArray,
    Tag,
    copy_tag,
    nbt_equal,
)

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

_TEXTS: Final = frozenset({"minecraft:custom_name", "minecraft:item_name"})
CUSTOM_DATA: Final = "minecraft:custom_data"


class ComponentValueError(ValueError):
    """A value has another type than its component."""


def stored_value(name: str, value: Tag, version: GameVersion | None = None) -> Tag:
    """As the game keeps it; raises `ComponentValueError`. Other types are kept as written.

    Without a version, as data that no one writes now, every version's form is taken.
    """
    return without_defaults(name, _read_value(name, value, version))


def _read_value(name: str, value: Tag, version: GameVersion | None = None) -> Tag:
    reader = form_of(name.removeprefix("minecraft:"), version)
    if reader is None:
        return copy_tag(value)
    try:
        return reader(value)
    except ComponentFormError as error:
        raise ComponentValueError(f"{name} must be {error}") from None


def kept_components(given: Compound) -> Compound:
    """By full names, as the game keeps them; raises `ComponentValueError`."""
    found: Compound = {}
    for key, value in given.items():
        name = full_component(key)
        # Custom data may be large, and a compound is what the game keeps: no copy.
        is_kept = name == CUSTOM_DATA and isinstance(value, dict)
        found[name] = value if is_kept else stored_value(name, value)
    return found


def values_equal(name: str, one: Tag, other: Tag) -> bool:
    """Equal after the codecs; custom data type by type, the rest number by number."""
    if name == CUSTOM_DATA:
        return nbt_equal(one, other)
    if name in _TEXTS:
        return nbt_equal(plain_form(text_form(one)), plain_form(text_form(other)))
    if name == "minecraft:lore" and isinstance(one, list) and isinstance(other, list):
        lines, others = map(text_form, one), map(text_form, other)
        return nbt_equal(plain_form([*lines]), plain_form([*others]))
    pair = (without_defaults(name, each) for each in (one, other))
    return nbt_equal(*map(plain_form, pair))


def custom_data(value: Tag) -> Compound:
    """A compound, or one as SNBT in a string."""
    found = _read_value(CUSTOM_DATA, value)
    assert isinstance(found, dict)
    return found


def plain_form(tag: Tag) -> Tag:
    """Every number as an int, or as a 32-bit float if it is no whole number; arrays as lists."""
    if isinstance(tag, dict):
        return {key: plain_form(value) for key, value in tag.items()}
    if isinstance(tag, list):
        return [plain_form(value) for value in tag]
    if isinstance(tag, ByteArray | IntArray | LongArray):
        return [Int(value) for value in tag]
    if isinstance(tag, Float | Double):
        narrow = Float(tag)
        return Int(int(narrow)) if narrow.is_integer() else narrow
    if isinstance(tag, int):
        return Int(tag)
    return tag


def text_form(tag: Tag) -> Tag:
    """A text component with every text as `{text: ...}`."""
    if isinstance(tag, str):
        return {"text": tag}
    if isinstance(tag, list) and tag:
        head = text_form(tag[0])
        rest = [text_form(part) for part in tag[1:]]
        if not rest or not isinstance(head, dict):
            return head
        extra = head.get("extra")
        before = extra if isinstance(extra, list) else []
        return {**head, "extra": [*before, *rest]}
    if isinstance(tag, dict):
        found: Compound = {}
        for key, value in tag.items():
            if key in ("extra", "with") and isinstance(value, list):
                found[key] = [text_form(part) for part in value]
            elif key != "type":
                found[key] = value
        return found
    return tag
