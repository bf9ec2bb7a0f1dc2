"""Positions with `~` and `^` (https://minecraft.wiki/w/Coordinates#Commands)."""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.string_reader import StringReader

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
            mechanic = "command: local coordinates (^)"
            raise UnsupportedError(mechanic)
        base = source.position
        return BlockPos(
            floor(self.x.resolve(base.x)),
            floor(self.y.resolve(base.y)),
            floor(self.z.resolve(base.z)),
        )

    def loaded_block_pos(self, source: CommandSourceStack) -> BlockPos:
        """The position, refused outside of the world as the game refuses it."""
        pos = self.block_pos(source)
        if not (
            -_HORIZONTAL_LIMIT <= pos.x < _HORIZONTAL_LIMIT
            and -_HORIZONTAL_LIMIT <= pos.z < _HORIZONTAL_LIMIT
            and source.level.min_y <= pos.y < source.level.max_y
        ):
            message = f"position {pos} is outside of the world"
            raise CommandError(message)
        return pos


@final
@attrs.frozen
class ColumnCoordinates:
    """A column of blocks; parts may be relative."""

    x: Coordinate
    z: Coordinate

    def column(self, source: CommandSourceStack) -> tuple[int, int]:
        base = source.position
        return floor(self.x.resolve(base.x)), floor(self.z.resolve(base.z))


@final
class BlockPosArgument(ArgumentType[BlockCoordinates]):
    def parse(self, reader: StringReader) -> BlockCoordinates:
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
            parts.append(_read_coordinate(reader, local=local))
        return BlockCoordinates(parts[0], parts[1], parts[2], local)


@final
class ColumnPosArgument(ArgumentType[ColumnCoordinates]):
    def parse(self, reader: StringReader) -> ColumnCoordinates:
        start = reader.cursor
        if reader.peek() == "^":
            raise reader.error("a column takes no local coordinates (^)")
        x = _read_coordinate(reader, local=False)
        if reader.peek() != " ":
            raise reader.error("a column needs two coordinates x and z", start)
        reader.cursor += 1
        return ColumnCoordinates(x, _read_coordinate(reader, local=False))


def _read_coordinate(reader: StringReader, *, local: bool) -> Coordinate:
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
        raise reader.error("expected a block position")
    # Absolute block coordinates are whole numbers; only offsets have fractions.
    return Coordinate(float(reader.read_int()), relative=False)


def _read_offset(reader: StringReader) -> float:
    return 0.0 if reader.peek() in _END_OF_WORD else reader.read_float()
