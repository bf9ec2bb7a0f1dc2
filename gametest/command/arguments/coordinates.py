"""Positions with `~` and `^` (https://minecraft.wiki/w/Coordinates#Commands)."""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.float32 import local_offset
from gametest.core.position import BlockPos, Vec3
from gametest.core.string_reader import StringReader
from gametest.level.entities.heading import check_heading

_END_OF_WORD: Final = frozenset(("", " "))
_HORIZONTAL_LIMIT: Final = 30_000_000
"""Blocks from the origin to the edge of every world (https://minecraft.wiki/w/World_boundary)."""


class Coordinate(NamedTuple):
    """A number, or an offset from the source's own coordinate."""

    value: float
    relative: bool

    def resolve(self, base: float) -> float:
        return base + self.value if self.relative else self.value


@final
@attrs.frozen
class BlockCoordinates:
    """A block position of which each part is absolute or relative; `local` for `^`."""

    x: Coordinate
    y: Coordinate
    z: Coordinate
    local: bool = False

    def block_pos(self, source: CommandSourceStack) -> BlockPos:
        if self.local:
            return _local_position(self.x, self.y, self.z, source).block_pos
        base = source.position
        return BlockPos(
            floor(self.x.resolve(base[0])),
            floor(self.y.resolve(base[1])),
            floor(self.z.resolve(base[2])),
        )

    def loaded_block_pos(self, source: CommandSourceStack) -> BlockPos:
        """The position, refused outside of the world as the game refuses it."""
        pos = self.block_pos(source)
        if not is_in_world(source, pos):
            message = f"position {pos} is outside of the world"
            raise CommandError(message)
        return pos


@final
@attrs.frozen
class Coordinates:
    """A point; `local` for `^`."""

    x: Coordinate
    y: Coordinate
    z: Coordinate
    local: bool = False

    def position(self, source: CommandSourceStack) -> Vec3:
        if self.local:
            return _local_position(self.x, self.y, self.z, source)
        base = source.position
        return Vec3(
            self.x.resolve(base[0]), self.y.resolve(base[1]), self.z.resolve(base[2])
        )


@final
@attrs.frozen
class RotationCoordinates:
    """Yaw and pitch as written, in degrees; `~` adds to the source's own."""

    yaw: Coordinate
    pitch: Coordinate

    def rotation(self, source: CommandSourceStack) -> tuple[float, float]:
        """Yaw and pitch, not wrapped."""
        return self.yaw.resolve(source.yaw), self.pitch.resolve(source.pitch)


@final
@attrs.frozen
class ColumnCoordinates:
    """A column of blocks; parts may be relative."""

    x: Coordinate
    z: Coordinate

    def column(self, source: CommandSourceStack) -> tuple[int, int]:
        x, z = self.point(source)
        return floor(x), floor(z)

    def point(self, source: CommandSourceStack) -> tuple[float, float]:
        base = source.position
        return self.x.resolve(base[0]), self.z.resolve(base[2])


@final
class BlockPosArgument(ArgumentType[BlockCoordinates]):
    def parse(self, reader: StringReader) -> BlockCoordinates:
        x, y, z, local = _read_three(reader, whole=True, center=False)
        return BlockCoordinates(x, y, z, local)


@final
@attrs.frozen
class Vec3Argument(ArgumentType[Coordinates]):
    """`minecraft:vec3`."""

    center: bool = True
    """A whole number for x and z means the middle of that block."""

    def parse(self, reader: StringReader) -> Coordinates:
        x, y, z, local = _read_three(reader, whole=False, center=self.center)
        return Coordinates(x, y, z, local)


@final
class ColumnPosArgument(ArgumentType[ColumnCoordinates]):
    def parse(self, reader: StringReader) -> ColumnCoordinates:
        return _read_two(reader, whole=True, center=False)


@final
@attrs.frozen
class Vec2Argument(ArgumentType[ColumnCoordinates]):
    """`minecraft:vec2`."""

    center: bool = True

    def parse(self, reader: StringReader) -> ColumnCoordinates:
        return _read_two(reader, whole=False, center=self.center)


@final
class RotationArgument(ArgumentType[RotationCoordinates]):
    """Yaw first, then pitch."""

    def parse(self, reader: StringReader) -> RotationCoordinates:
        start = reader.cursor
        if not reader.can_read():
            raise reader.error("expected a rotation")
        yaw = _read_coordinate(reader, local=False, whole=False, center=False)
        if reader.peek() != " ":
            raise reader.error("a rotation needs two angles, yaw and pitch", start)
        reader.cursor += 1
        pitch = _read_coordinate(reader, local=False, whole=False, center=False)
        return RotationCoordinates(yaw, pitch)


def is_in_world(source: CommandSourceStack, pos: BlockPos) -> bool:
    return (
        -_HORIZONTAL_LIMIT <= pos.x < _HORIZONTAL_LIMIT
        and -_HORIZONTAL_LIMIT <= pos.z < _HORIZONTAL_LIMIT
        and source.level.min_y <= pos.y < source.level.max_y
    )


def _local_position(
    left: Coordinate, up: Coordinate, forwards: Coordinate, source: CommandSourceStack
) -> Vec3:
    own = source.entity
    if own is not None and (source.yaw, source.pitch) == (own.yaw, own.pitch):
        check_heading(own)
    offset = local_offset(
        source.yaw, source.pitch, Vec3(left.value, up.value, forwards.value)
    )
    return source.anchored_position.plus(offset)


def _read_three(
    reader: StringReader, *, whole: bool, center: bool
) -> tuple[Coordinate, Coordinate, Coordinate, bool]:
    start = reader.cursor
    local = reader.peek() == "^"
    parts = []
    for index in range(3):
        if index:
            if reader.peek() != " ":
                raise reader.error(
                    "a position needs three coordinates x, y and z", start
                )
            reader.cursor += 1
        centered = center and index != 1
        parts.append(
            _read_coordinate(reader, local=local, whole=whole, center=centered)
        )
    return parts[0], parts[1], parts[2], local


def _read_two(reader: StringReader, *, whole: bool, center: bool) -> ColumnCoordinates:
    start = reader.cursor
    if reader.peek() == "^":
        raise reader.error("a column takes no local coordinates (^)")
    x = _read_coordinate(reader, local=False, whole=whole, center=center)
    if reader.peek() != " ":
        raise reader.error("a column needs two coordinates x and z", start)
    reader.cursor += 1
    return ColumnCoordinates(
        x, _read_coordinate(reader, local=False, whole=whole, center=center)
    )


def _read_coordinate(
    reader: StringReader, *, local: bool, whole: bool, center: bool
) -> Coordinate:
    mark = reader.peek()
    if local:
        if mark != "^":
            raise reader.error(
                "local (^) and world coordinates do not mix in one position"
            )
        reader.cursor += 1
        return Coordinate(_read_offset(reader), relative=True)
    if mark == "^":
        raise reader.error("local (^) and world coordinates do not mix in one position")
    if mark == "~":
        reader.cursor += 1
        return Coordinate(_read_offset(reader), relative=True)
    if mark in _END_OF_WORD:
        raise reader.error(
            "expected a block position" if whole else "expected a number"
        )
    if whole:
        # Absolute block coordinates are whole numbers; only offsets have fractions.
        return Coordinate(float(reader.read_int()), relative=False)
    start = reader.cursor
    value = reader.read_float()
    if center and "." not in reader.text[start : reader.cursor]:
        value += 0.5
    return Coordinate(value, relative=False)


def _read_offset(reader: StringReader) -> float:
    return 0.0 if reader.peek() in _END_OF_WORD else reader.read_float()
