"""Structure blocks under power: `load` pastes its structure, `corner` and `data` do nothing here.

https://minecraft.wiki/w/Structure_Block#Redstone: a rising edge saves or loads; `corner` drops a
structure from memory, where none is kept. Saving is unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_MIRRORS: Final = {"LEFT_RIGHT": "left_right", "FRONT_BACK": "front_back"}
_ROTATIONS: Final = {
    "CLOCKWISE_90": "clockwise_90",
    "CLOCKWISE_180": "180",
    "COUNTERCLOCKWISE_90": "counterclockwise_90",
}
_FARTHEST: Final = 48
"""Blocks along an axis from the block to the structure's corner."""


@final
@attrs.define(eq=False, repr=False)
class StructureBlockEntity(BlockEntity):
    is_powered: bool = attrs.field(init=False, default=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.is_powered = bool(self.nbt.pop("powered", 0))

    def save(self) -> Compound:
        return {**super().save(), "powered": Byte(self.is_powered)}

    def word(self, key: str) -> str:
        value = self.nbt.get(key, "")
        return value if isinstance(value, str) else ""

    def corner(self) -> BlockPos:
        return self.pos.offset(*(self._offset(axis) for axis in "XYZ"))

    def _offset(self, axis: str) -> int:
        # The position defaults to the block above: https://minecraft.wiki/w/Structure_Block#Block_data.
        value = self.nbt.get(f"pos{axis}", 1 if axis == "Y" else 0)
        number = int(value) if isinstance(value, int) else 0
        return max(-_FARTHEST, min(_FARTHEST, number))


@final
class StructureBlock(BlockBehaviour):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return StructureBlockEntity("minecraft:structure_block", pos)

    def neighbor_changed(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        source: Block,
        source_pos: BlockPos | None,
    ) -> None:
        block_entity = level.get_block_entity(pos)
        if not isinstance(block_entity, StructureBlockEntity):
            return
        was_on, is_on = block_entity.is_powered, level.has_neighbor_signal(pos)
        block_entity.is_powered = is_on
        if was_on or not is_on:
            return
        match state.get("mode"):
            case "save":
                mechanic = "minecraft:structure_block: save"
                raise UnsupportedError(mechanic, pos)
            case "load":
                _load(level, block_entity)
            case _:
                pass


def _load(level: Level, block_entity: StructureBlockEntity) -> None:
    try:
        id = Identifier.parse(block_entity.word("name"))
    except InvalidIdentifierError:
        return
    if float(_number(block_entity, "integrity", 1.0)) < 1.0:
        mechanic = "minecraft:structure_block: load with an integrity below 1"
        raise UnsupportedError(mechanic, block_entity.pos)
    level.command_host.place_template(
        id,
        level,
        block_entity.corner(),
        mirror=_MIRRORS.get(block_entity.word("mirror"), "none"),
        rotation=_ROTATIONS.get(block_entity.word("rotation"), "none"),
        with_entities=not _number(block_entity, "ignoreEntities", 1),
        strict=bool(_number(block_entity, "strict", 0)),
    )


def _number(block_entity: BlockEntity, key: str, default: float) -> float:
    value = block_entity.nbt.get(key, default)
    return float(value) if isinstance(value, (int, float)) else default
