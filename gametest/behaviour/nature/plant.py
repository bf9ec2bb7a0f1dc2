"""Plants stand as long as their ground is one they like, and grow where that is unsupported.

Which blocks carry which plant is tag-driven since 26.1 (https://minecraft.wiki/w/Block_tag_(Java_Edition)).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import Waterloggable, schedule_flow
from gametest.behaviour.nature.soil import SAND
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level


@final
@attrs.define(eq=False, repr=False)
class Plant(BlockBehaviour):
    """Breaks as soon as its ground is not one of its tag.

    Versions that have no such tag keep it on the soil that it surely likes, and report the rest.
    """

    ground: TaggedBlocks
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
        if direction is not Direction.DOWN or self.ground.holds(neighbor_state):
            return state
        if neighbor_state.is_air or self.ground.is_exact(level.blocks):
            return level.blocks.air
        raise UnsupportedError(f"{state.block.name}: check its ground", pos)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return self.grows and state.find("age") != _ripe_age(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state):
            raise UnsupportedError(f"{state.block.name}: grow", pos)


@attrs.define(eq=False, repr=False)
class DelicateBlock(BlockBehaviour):
    """Growths with rules of their own: a change where they look is unsupported."""

    sides: frozenset[Direction] = frozenset(Direction)
    """Where it looks."""
    grows: bool = False
    support: Direction | None = None
    """Where a whole block surely carries it."""

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
        if direction not in self.sides:
            return state
        is_carried = (
            direction is self.support
            and neighbor_state.is_full_cube
            and neighbor_state.is_face_sturdy(direction.opposite)
            and neighbor_state.light_emission == 0
        )
        if not is_carried:
            raise UnsupportedError(f"{state.block.name}: react to a neighbour", pos)
        return state

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return self.grows

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state):
            raise UnsupportedError(f"{state.block.name}: grow", pos)


@final
class BigDripleaf(DelicateBlock):
    """Power lifts a tilted leaf (https://minecraft.wiki/w/Big_Dripleaf)."""

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        if state.get("tilt") != "none" and level.has_neighbor_signal(pos):
            level.set_block(pos, state.with_("tilt", "none"), CLIENTS)


@final
class Columnar(BlockBehaviour):
    """Cactus and sugar cane: where they cannot stand they break one tick later.

    https://minecraft.wiki/w/Cactus, https://minecraft.wiki/w/Sugar_Cane
    """

    def __init__(self, ground: TaggedBlocks) -> None:
        self.ground = ground

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below_pos = Direction.DOWN.from_pos(pos)
        below = level.get_block_state(below_pos)
        is_own = below.block is state.block
        if state.is_block("minecraft:cactus"):
            above = level.get_block_state(Direction.UP.from_pos(pos))
            return (
                (is_own or self.ground.holds(below))
                and above.block.name not in _LIQUIDS
                and not any(
                    beside.blocks_motion or beside.fluid == "lava"
                    for beside in _around(level, pos)
                )
            )
        return is_own or (
            self.ground.holds(below)
            and any(
                beside.fluid == "water" or beside.is_block("minecraft:frosted_ice")
                for beside in _around(level, below_pos)
            )
        )

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if not self.can_survive(level, pos, state):
            level.schedule_tick(pos, state.block, 1)
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.get_block_state(Direction.UP.from_pos(pos)).is_air:
            raise UnsupportedError(f"{state.block.name}: grow", pos)


@final
class Frogspawn(DelicateBlock):
    """It hatches after 3600 to 12000 ticks (https://minecraft.wiki/w/Frogspawn); told at the least."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        level.schedule_tick(pos, state.block, 3600)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        raise UnsupportedError("minecraft:frogspawn: hatch", pos)


@final
class TurtleEgg(BlockBehaviour):
    """https://minecraft.wiki/w/Turtle_Egg: it hatches on sand only."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if level.get_block_state(Direction.DOWN.from_pos(pos)).block.name in SAND:
            raise UnsupportedError("minecraft:turtle_egg: hatch", pos)


@final
class SnifferEgg(BlockBehaviour):
    """https://minecraft.wiki/w/Sniffer_Egg: it cracks twice, then hatches; faster on moss."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        delay = 4000 if below.is_block("minecraft:moss_block") else 8000
        level.schedule_tick(pos, state.block, delay + level.random.next_int(300))
        vibrate(level, pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("hatch") == "2":
            raise UnsupportedError("minecraft:sniffer_egg: hatch", pos)
        level.set_block(pos, state.cycle("hatch"), CLIENTS)


@final
class DriedGhast(Waterloggable):
    """https://minecraft.wiki/w/Dried_Ghast: in water it revives, out of it it dries again."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return state.get("waterlogged") == "true" or state.get("hydration") != "0"

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if self.is_randomly_ticking(state):
            raise UnsupportedError("minecraft:dried_ghast: hydrate", pos)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        self.random_tick(level, pos, state)


_LIQUIDS: Final = ("minecraft:water", "minecraft:lava")


def _around(level: Level, pos: BlockPos) -> list[BlockState]:
    return [level.get_block_state(side.from_pos(pos)) for side in HORIZONTALS]


def _ripe_age(state: BlockState) -> str | None:
    """The last age of what has ages; saplings have none, and ripe stems bear fruit."""
    if state.block.name.endswith("_stem"):
        return ""
    ages = state.block.find_property("age")
    return "" if ages is None else ages.values[-1]
