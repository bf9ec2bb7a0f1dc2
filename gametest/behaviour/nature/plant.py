"""Plants stand as long as their ground is one they like for certain.

Which blocks carry which plant is tag-driven (https://minecraft.wiki/w/Tag); where the ground
changes to anything but common soil, what would follow is unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

DIRT: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "dirt",
        "grass_block",
        "podzol",
        "coarse_dirt",
        "mycelium",
        "rooted_dirt",
        "moss_block",
        "pale_moss_block",
        "mud",
        "muddy_mangrove_roots",
    )
)
FARMLAND: Final = frozenset({"minecraft:farmland"})
SAND: Final = frozenset(
    {"minecraft:sand", "minecraft:red_sand", "minecraft:suspicious_sand"}
)


@final
@attrs.define(eq=False, repr=False)
class Plant(BlockBehaviour):
    """Breaks over air; over good ground nothing happens; anything else is unsupported."""

    ground: frozenset[str]
    side: Direction = Direction.DOWN
    grows: bool = False
    """Random ticks would make it grow or spread."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        if direction is not self.side or neighbor_state.block.name in self.ground:
            return state
        if neighbor_state.is_air:
            return level.blocks.air
        raise UnsupportedError(f"{state.block.name}: check its ground", pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return self.grows

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: grow", pos)


@final
@attrs.define(eq=False, repr=False)
class DelicateBlock(BlockBehaviour):
    """Growths with rules of their own: a change where they look is unsupported."""

    sides: frozenset[Direction] = frozenset(Direction)
    """Where it looks; what clings to several sides looks at those it clings to."""
    grows: bool = False

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        schedule_flow(level, pos, state)
        clings = direction is Direction.UP or state.find(direction.label) != "false"
        if direction in self.sides and clings:
            raise UnsupportedError(f"{state.block.name}: react to a neighbour", pos)
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return self.grows

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError(f"{state.block.name}: grow", pos)
