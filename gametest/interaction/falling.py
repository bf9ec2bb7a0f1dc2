"""A block that falls becomes an entity (https://minecraft.wiki/w/Falling_Block)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.block.state_nbt import state_nbt
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Byte, Compound, Float, Int

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

FALLING_BLOCK: Final = "minecraft:falling_block"
_GONE_WHEN_LANDED: Final = ("minecraft:suspicious_sand", "minecraft:suspicious_gravel")
"""https://minecraft.wiki/w/Suspicious_Block"""


def start_falling(level: Level, pos: BlockPos, state: BlockState) -> Entity:
    """The cell keeps only its fluid; the block goes on as an entity from the next entity phase."""
    carried = state.with_("waterlogged", "false") if state.has("waterlogged") else state
    entity = Entity(
        FALLING_BLOCK,
        level.new_uuid(),
        Vec3(pos.x + 0.5, float(pos.y), pos.z + 0.5),
        nbt={"BlockState": state_nbt(carried), **_weight(state)},
    )
    rest = level.blocks.air
    if state.fluid is not None:
        rest = level.blocks.block(state.fluid).default_state
    level.set_block(pos, rest, ALL)
    level.add_entity(entity)
    return entity


def _weight(state: BlockState) -> Compound:
    """Anvils hurt what they fall on, suspicious sand is gone (https://minecraft.wiki/w/Anvil)."""
    if state.block.name in _GONE_WHEN_LANDED:
        return {"CancelDrop": Byte(1)}
    if not state.block.name.endswith("anvil"):
        return {}
    return {
        "HurtEntities": Byte(1),
        "FallHurtAmount": Float(2.0),
        "FallHurtMax": Int(40),
    }
