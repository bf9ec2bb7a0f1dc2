"""Amethyst buds grow on budding amethyst (https://minecraft.wiki/w/Budding_Amethyst)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_ONE_IN: Final = 5
_STAGES: Final = (
    "minecraft:small_amethyst_bud",
    "minecraft:medium_amethyst_bud",
    "minecraft:large_amethyst_bud",
    "minecraft:amethyst_cluster",
)


@final
class BuddingAmethyst(BlockBehaviour):
    """One random tick in five looks at one side."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        random = level.random
        if random.next_int(_ONE_IN) != 0:
            return
        side = tuple(Direction)[random.next_int(6)]
        place = side.from_pos(pos)
        ahead = level.get_block_state(place)
        stage = _next_stage(ahead, side)
        if stage is None:
            return
        is_wet = ahead.fluid == "water" and ahead.is_fluid_source
        bud = level.blocks.block(stage).state_of(
            {"facing": side.label, "waterlogged": str(is_wet).lower()}
        )
        level.set_block(place, bud, ALL)


def _next_stage(ahead: BlockState, side: Direction) -> str | None:
    name = ahead.block.name
    if ahead.is_air or (name == "minecraft:water" and ahead.fluid_amount == 8):
        return _STAGES[0]
    if name not in _STAGES[:-1] or ahead.get("facing") != side.label:
        return None
    return _STAGES[_STAGES.index(name) + 1]
