"""NBT tags as plain Python values: a number subclass per numeric type, `dict`, `list`, `str`.

A value's class is its NBT type, so nothing is wrapped and containers cost what Python's cost.
Lists may mix types (https://minecraft.wiki/w/NBT_format, since 1.21.5); the wrapping that the
binary form needs is the codec's own business.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import copysign, inf
from struct import Struct
from typing import TYPE_CHECKING, Final, Self, TypeAlias, Union, final

_FLOAT: Final = Struct("<f")


@final
class Byte(int):
    """8 bits, signed. The class does not check the range: see `wrapped`."""

    __slots__ = ()

    @classmethod
    def wrapped(cls, value: int) -> Byte:
        """The value cut to 8 bits as Java cuts it."""
        return cls((value + 0x80 & 0xFF) - 0x80)


@final
class Short(int):
    """16 bits, signed."""

    __slots__ = ()

    @classmethod
    def wrapped(cls, value: int) -> Short:
        """The value cut to 16 bits."""
        return cls((value + 0x8000 & 0xFFFF) - 0x8000)


@final
class Int(int):
    """32 bits, signed."""

    __slots__ = ()

    @classmethod
    def wrapped(cls, value: int) -> Int:
        """The value cut to 32 bits."""
        return cls((value + 0x80000000 & 0xFFFFFFFF) - 0x80000000)


@final
class Long(int):
    """64 bits, signed."""

    __slots__ = ()

    @classmethod
    def wrapped(cls, value: int) -> Long:
        """The value cut to 64 bits."""
        return cls((value + (1 << 63) & 0xFFFFFFFFFFFFFFFF) - (1 << 63))


@final
class Float(float):
    """32 bits: the constructor rounds, so `Float(0.1) != 0.1`, as in the game."""

    __slots__ = ()

    def __new__(cls, value: float = 0.0) -> Float:
        try:
            rounded: float = _FLOAT.unpack(_FLOAT.pack(value))[0]
        except OverflowError:
            rounded = copysign(inf, value)
        return super().__new__(cls, rounded)


@final
class Double(float):
    """64 bits."""

    __slots__ = ()


if TYPE_CHECKING:
    _IntegerArray = array[int]
else:
    _IntegerArray = array


@final
class ByteArray(_IntegerArray):
    """Signed bytes; items are plain `int`."""

    __slots__ = ()

    def __new__(cls, values: Iterable[int] = ()) -> Self:
        return super().__new__(cls, "b", values)  # type: ignore[return-value]


@final
class IntArray(_IntegerArray):
    """32-bit numbers; items are plain `int`."""

    __slots__ = ()

    def __new__(cls, values: Iterable[int] = ()) -> Self:
        return super().__new__(cls, "i", values)  # type: ignore[return-value]


@final
class LongArray(_IntegerArray):
    """64-bit numbers; items are plain `int`."""

    __slots__ = ()

    def __new__(cls, values: Iterable[int] = ()) -> Self:
        return super().__new__(cls, "q", values)  # type: ignore[return-value]


IntegerTag: TypeAlias = Byte | Short | Int | Long
NumberTag: TypeAlias = Byte | Short | Int | Long | Float | Double
ArrayTag: TypeAlias = ByteArray | IntArray | LongArray
Tag: TypeAlias = Union[  # noqa: UP007  # `|` cannot take a name not yet defined
    Byte,
    Short,
    Int,
    Long,
    Float,
    Double,
    str,
    ByteArray,
    IntArray,
    LongArray,
    list["Tag"],
    dict[str, "Tag"],
]
Compound: TypeAlias = dict[str, Tag]
TagList: TypeAlias = list[Tag]

INTEGER_TYPES: Final = (Byte, Short, Int, Long)
NUMBER_TYPES: Final = (Byte, Short, Int, Long, Float, Double)
ARRAY_TYPES: Final = (ByteArray, IntArray, LongArray)
CONTAINERS: Final = frozenset({dict, list, *ARRAY_TYPES})

TAG_IDS: Final[dict[type, int]] = {
    Byte: 1,
    Short: 2,
    Int: 3,
    Long: 4,
    Float: 5,
    Double: 6,
    ByteArray: 7,
    str: 8,
    list: 9,
    dict: 10,
    IntArray: 11,
    LongArray: 12,
}
"""Class to type number in the binary form; 0 is the end mark."""

_NAMES: Final = (
    "end",
    "byte",
    "short",
    "int",
    "long",
    "float",
    "double",
    "byte array",
    "string",
    "list",
    "compound",
    "int array",
    "long array",
)


def tag_name(tag: Tag) -> str:
    """The type in words: `int array`."""
    return _NAMES[TAG_IDS[type(tag)]]


def nbt_equal(one: Tag, other: Tag) -> bool:
    """Equal in type and value all the way down; the order of keys does not count.

    `==` alone would take `1b` for `1`. NaN equals itself and -0.0 differs from 0.0, as in Java.
    """
    kind = type(one)
    if kind is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        if len(one) != len(other):
            return False
        for key, value in one.items():
            twin = other.get(key)
            if twin is None or not nbt_equal(value, twin):
                return False
        return True
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return False
        # A loop and not `all(map(...))`: one Python frame a level keeps 512 levels possible.
        for index, value in enumerate(one):  # noqa: SIM110
            if not nbt_equal(value, other[index]):
                return False
        return True
    if isinstance(one, float) and isinstance(other, float):
        if one != one:
            return other != other
        return one == other and copysign(1.0, one) == copysign(1.0, other)
    return one == other


def copy_tag(tag: Tag) -> Tag:
    """A deep copy; numbers and strings are shared because nobody can change them."""
    # Loops and not comprehensions: one Python frame a level keeps 512 levels possible.
    if isinstance(tag, dict):
        compound = tag.copy()
        for key, value in tag.items():
            if type(value) in CONTAINERS:
                compound[key] = copy_tag(value)
        return compound
    if isinstance(tag, list):
        values = tag.copy()
        for index, value in enumerate(tag):
            if type(value) in CONTAINERS:
                values[index] = copy_tag(value)
        return values
    if isinstance(tag, ARRAY_TYPES):
        return type(tag)(tag)
    return tag


def copy_compound(compound: Compound) -> Compound:
    """`copy_tag` for a value that is known to be a compound."""
    return {key: copy_tag(value) for key, value in compound.items()}


def tag_depth(tag: Tag) -> int:
    """Levels of nesting: 0 for a leaf, 1 for an empty list."""
    deepest = 0
    if isinstance(tag, dict):
        for value in tag.values():
            if isinstance(value, (dict, list)):
                deepest = max(deepest, tag_depth(value))
        return deepest + 1
    if isinstance(tag, list):
        for value in tag:
            if isinstance(value, (dict, list)):
                deepest = max(deepest, tag_depth(value))
        return deepest + 1
    return 0
