"""Heightmaps and the surface they find (https://minecraft.wiki/w/Heightmap)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from gametest.command.argument_type import ArgumentType
from gametest.core.string_reader import StringReader
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level


def _blocks_motion(state: BlockState) -> bool:
    return bool(state.collision_shape)


def _not_air(state: BlockState) -> bool:
    return not state.is_air


def _motion_blocking(state: BlockState) -> bool:
    return _blocks_motion(state) or state.fluid is not None


def _without_leaves(state: BlockState) -> bool:
    return _motion_blocking(state) and not state.block.name.endswith("_leaves")


HEIGHTMAPS: Final[dict[str, Callable[[BlockState], bool]]] = {
    "world_surface": _not_air,
    "ocean_floor": _blocks_motion,
    "motion_blocking": _motion_blocking,
    "motion_blocking_no_leaves": _without_leaves,
}


@final
class HeightmapArgument(ArgumentType[str]):
    def parse(self, reader: StringReader) -> str:
        start = reader.cursor
        word = reader.read_unquoted()
        if word not in HEIGHTMAPS:
            wanted, near = ", ".join(HEIGHTMAPS), did_you_mean(word, HEIGHTMAPS)
            message = f"expected one of {wanted}, got {word!r}{near}"
            raise reader.error(message, start)
        return word

    def suggestions(self) -> tuple[str, ...]:
        return tuple(HEIGHTMAPS)


def surface_y(level: Level, heightmap: str, x: int, z: int) -> int:
    """The height just above the highest block that counts; the bottom if none does."""
    from gametest.core.position import BlockPos

    counts = HEIGHTMAPS[heightmap]
    for y in range(level.max_y - 1, level.min_y - 1, -1):
        if counts(level.get_block_state(BlockPos(x, y, z))):
            return y + 1
    return level.min_y
