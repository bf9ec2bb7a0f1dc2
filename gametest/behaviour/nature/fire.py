"""Fire: it lights portals, needs something under it or something that burns, and may spread.

https://minecraft.wiki/w/Fire, https://minecraft.wiki/w/Soul_Fire. Burning and spreading are not
simulated; the game does neither while no player is near, unless a game rule says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import may_light
from gametest.behaviour.nature.portal import find_frame_to_light
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import OVERWORLD, THE_NETHER
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_SOUL_BASE: Final = ("minecraft:soul_sand", "minecraft:soul_soil")
_TICK_DELAY: Final = 30
"""The least; up to 9 more by chance."""
_BURNS: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "coal_block",
        "hay_block",
        "target",
        "glow_lichen",
        "azalea",
        "flowering_azalea",
        "cave_vines",
        "cave_vines_plant",
        "spore_blossom",
        "big_dripleaf",
        "big_dripleaf_stem",
        "small_dripleaf",
        "sweet_berry_bush",
        "leaf_litter",
        "firefly_bush",
        "dried_kelp_block",
        "scaffolding",
        "lectern",
        "bookshelf",
        "chiseled_bookshelf",
        "pitcher_plant",
        "torchflower",
        "dandelion",
        "golden_dandelion",
        "poppy",
        "blue_orchid",
        "allium",
        "azure_bluet",
        "oxeye_daisy",
        "cornflower",
        "lily_of_the_valley",
        "wither_rose",
        "pink_petals",
        "wildflowers",
        "closed_eyeblossom",
        "open_eyeblossom",
        "sunflower",
        "lilac",
        "rose_bush",
        "peony",
        "red_shrub",
        "shelf_mushroom",
        "cactus_flower",
    )
)
"""Besides what lava lights; rather too many than too few, for none of it is simulated."""


class BaseFire(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if old_state.block is state.block:
            return
        if level.dimension in (OVERWORLD, THE_NETHER):
            frame = find_frame_to_light(level, pos)
            if frame is not None:
                frame.light(level)
                return
        if not self.can_survive(level, pos, state):
            level.set_block(pos, level.blocks.air, ALL)


@final
class SoulFire(BaseFire):
    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        return below.block.name in _SOUL_BASE

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        return state if self.can_survive(level, pos, state) else level.blocks.air


@final
class Fire(BaseFire):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        super().on_place(level, pos, state, old_state, moved)
        if old_state.block is not state.block:
            level.schedule_tick(pos, state.block, _TICK_DELAY)

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        if level.get_block_state(Direction.DOWN.from_pos(pos)).is_face_sturdy(
            Direction.UP
        ):
            return True
        if any(_burns(level, side.from_pos(pos)) for side in Direction):
            raise UnsupportedError("minecraft:fire: burn at its side", pos)
        return False

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
            return level.blocks.air
        below = level.get_block_state(Direction.DOWN.from_pos(pos))
        if below.block.name in _SOUL_BASE:
            return level.blocks.block("minecraft:soul_fire").default_state
        for side in (*HORIZONTALS, Direction.UP):
            # On firm ground it clings to no side.
            state = state.with_(side.label, "false")
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if may_light(level):
            raise UnsupportedError("minecraft:fire: burn", pos)
        level.schedule_tick(pos, state.block, _TICK_DELAY)


def _burns(level: Level, pos: BlockPos) -> bool:
    state = level.get_block_state(pos)
    block = state.block
    return (
        block.is_ignited_by_lava
        or block.name in _BURNS
        or block.name.endswith(("_leaves", "_tulip"))
    )
