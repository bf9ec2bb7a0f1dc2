"""What the forms of components are made of: a reader returns a value as the game keeps it.

Numbers widen and narrow, names are completed, and a compound keeps the fields of its format only,
without those that hold their defaults, as the codecs do
(https://minecraft.wiki/w/Data_component_format; fields, bounds and defaults:
https://github.com/SpyglassMC/vanilla-mcdoc, MIT, `java/world/component`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Final, TypeAlias

from gametest.core.float32 import f32
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.nbt.tags import (
    Byte,
    ByteArray,
    Compound,
    Double,
    Float,
    Int,
    IntArray,
    Long,
    LongArray,
    Tag,
    copy_tag,
)

Reader: TypeAlias = Callable[[Tag], Tag]
Field: TypeAlias = "Reader | tuple[Reader, Tag]"
"""How a field is read, and the value that is not kept."""


class ComponentFormError(ValueError):
    """What a component must be, without its name: `a whole number`."""


# -- numbers -----------------------------------------------------------------------------


def whole(low: int = -(2**31), high: int | None = None) -> Reader:
    def read(value: Tag) -> Tag:
        number = int(_number(value, "a whole number"))
        if number < low or (high is not None and number > high):
            most = "" if high is None else f" and at most {high}"
            raise ComponentFormError(f"at least {low}{most}, not {number}")
        return Int(number)

    return read


def decimal(
    low: float | None = None, high: float | None = None, *, above: float | None = None
) -> Reader:
    """A 32-bit float; `above` is a lower end that does not belong to it."""

    def read(value: Tag) -> Tag:
        number = f32(_number(value, "a number"))
        if low is not None and not number >= f32(low):
            raise ComponentFormError(f"at least {low:g}, not {number:g}")
        if above is not None and not number > above:
            raise ComponentFormError(f"above {above:g}, not {number:g}")
        if high is not None and not number <= f32(high):
            raise ComponentFormError(f"at most {high:g}, not {number:g}")
        return Float(number)

    return read


def double(value: Tag) -> Tag:
    return Double(_number(value, "a number"))


def long(value: Tag) -> Tag:
    return Long(int(_number(value, "a whole number")))


def unsigned_byte(value: Tag) -> Tag:
    """0 to 255, kept as a signed byte; what is above is cut to its lowest bits."""
    return Byte.wrapped(int(_number(value, "a whole number")))


def flag(value: Tag) -> Tag:
    if not isinstance(value, int | float):
        raise ComponentFormError("true or false")
    if value not in (0, 1):
        raise ComponentFormError("true or false")
    return Byte(int(value))


def _number(value: Tag, words: str) -> float:
    if not isinstance(value, int | float) or not isfinite(value):
        raise ComponentFormError(words)
    return value


# -- texts -------------------------------------------------------------------------------


def string(most: int | None = None) -> Reader:
    def read(value: Tag) -> Tag:
        if not isinstance(value, str):
            raise ComponentFormError("a string")
        if most is not None and len(value) > most:
            raise ComponentFormError(f"of at most {most} characters, not {len(value)}")
        return value

    return read


def word(*words: str) -> Reader:
    def read(value: Tag) -> Tag:
        if not isinstance(value, str) or value not in words:
            raise ComponentFormError(f"one of {', '.join(words)}")
        return value

    return read


def identifier(value: Tag) -> Tag:
    if not isinstance(value, str):
        raise ComponentFormError("an identifier")
    try:
        return str(Identifier.parse(value))
    except InvalidIdentifierError as error:
        raise ComponentFormError(f"an identifier: {error}") from None


def tag_id(value: Tag) -> Tag:
    if not isinstance(value, str) or not value.startswith("#"):
        raise ComponentFormError("a tag with '#'")
    return f"#{identifier(value[1:])}"


def id_set(value: Tag) -> Tag:
    """An identifier, `#tag` or a list of identifiers, of which a single one stands alone.

    As the game's own list of components has it: a sword's `"blocks": "minecraft:cobweb"`.
    """
    if isinstance(value, list):
        found: list[Tag] = [identifier(each) for each in value]
        return found[0] if len(found) == 1 else found
    if isinstance(value, str) and value.startswith("#"):
        return tag_id(value)
    if not isinstance(value, str):
        raise ComponentFormError("an identifier, a tag or a list of identifiers")
    return identifier(value)


def text_component(value: Tag) -> Tag:
    from gametest.text.component import ComponentError, parse_component

    # Most names are plain.
    if not isinstance(value, str):
        try:
            parse_component(value)
        except ComponentError as error:
            raise ComponentFormError(f"a text component: {error}") from None
    return copy_tag(value)


# -- compounds and lists -----------------------------------------------------------------


def marker(value: Tag) -> Tag:
    if not isinstance(value, dict):
        raise ComponentFormError("a compound without fields: {}")
    return {}


def compound(value: Tag) -> Compound:
    if not isinstance(value, dict):
        raise ComponentFormError("a compound")
    return value


def any_compound(value: Tag) -> Tag:
    """One whose fields are not looked at."""
    return copy_tag(compound(value))


def items_of(value: Tag) -> list[Tag]:
    """A list, or an array, which the codecs take for one."""
    if isinstance(value, ByteArray | IntArray | LongArray):
        return [Int(each) for each in value]
    if not isinstance(value, list):
        raise ComponentFormError("a list")
    return value


def listed(read: Reader, *, least: int = 0, most: int | None = None) -> Reader:
    def read_all(value: Tag) -> Tag:
        entries = items_of(value)
        if len(entries) < least or (most is not None and len(entries) > most):
            end = "" if most is None else f" and at most {most}"
            raise ComponentFormError(
                f"a list of at least {least}{end}, not {len(entries)}"
            )
        found: list[Tag] = []
        for index, entry in enumerate(entries):
            try:
                found.append(read(entry))
            except ComponentFormError as error:
                raise ComponentFormError(f"with [{index}] {error}") from None
        return found

    return read_all


def either(one: Reader, other: Reader) -> Reader:
    """What the first refuses the second may take; the fault told is the second's."""

    def read(value: Tag) -> Tag:
        try:
            return one(value)
        except ComponentFormError:
            return other(value)

    return read


def id_or(read: Reader) -> Reader:
    """An entry of a registry by its name, or written out."""
    return lambda value: read(value) if isinstance(value, dict) else identifier(value)


def keyed(read_key: Callable[[str], str], read: Reader) -> Reader:
    """A compound whose keys are data."""

    def read_all(value: Tag) -> Tag:
        found: Compound = {}
        for key, part in compound(value).items():
            try:
                found[read_key(key)] = read(part)
            except ComponentFormError as error:
                raise ComponentFormError(f"with {key!r} {error}") from None
        return found

    return read_all


def fields(
    needed: Mapping[str, Field], optional: Mapping[str, Field] | None = None
) -> Reader:
    """A compound; what it has beside is left out."""
    parts = {
        key: part if isinstance(part, tuple) else (part, None)
        for key, part in {**needed, **(optional or {})}.items()
    }

    def read(value: Tag) -> Tag:
        written = compound(value)
        for key in needed:
            if key not in written:
                raise ComponentFormError(f"a compound with {key!r}")
        found: Compound = {}
        for key, part in written.items():
            if key not in parts:
                continue
            reader, default = parts[key]
            try:
                kept = reader(part)
            except ComponentFormError as error:
                raise ComponentFormError(f"with {key!r} {error}") from None
            if default is None or kept != default:
                found[key] = kept
        return found

    return read


SOUND: Final = id_or(fields({"sound_id": identifier}, {"range": decimal()}))
"""A sound event."""
