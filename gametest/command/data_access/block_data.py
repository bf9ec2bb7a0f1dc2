"""Data of block entities: with `id` and position when read, which a write leaves alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.data_access.accessor import DataAccessor, OpenData
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.level.block_entity import BlockEntity
    from gametest.level.level import Level
    from gametest.nbt.tags import Compound


@final
@attrs.define(eq=False, repr=False)
class OpenBlock(OpenData):
    level: Level
    block_entity: BlockEntity

    def get(self) -> Compound:
        return self.block_entity.save_with_place()

    def set(self, compound: Compound) -> None:
        self.block_entity.load(compound)
        # A changed block entity tells the comparators that read it
        # (https://minecraft.wiki/w/Redstone_Comparator), but sends no block update.
        pos = self.block_entity.pos
        state = self.level.get_block_state(pos)
        if not state.is_air:
            self.level.update_comparators_at(pos, state.block)

    def describe(self) -> str:
        return f"block data of {self.block_entity.pos}"


@final
@attrs.frozen
class BlockData(DataAccessor):
    where: BlockCoordinates
    text: str
    """As written."""

    def open(self, source: CommandSourceStack) -> OpenData:
        pos = self.where.loaded_block_pos(source)
        found = source.level.get_block_entity(pos)
        if found is None:
            message = f"the block at {pos} has no data: it is no block entity"
            raise CommandError(message)
        return OpenBlock(source.level, found)

    def describe(self) -> str:
        return f"block {self.text}"


@final
class BlockDataArgument(ArgumentType[DataAccessor]):
    def parse(self, reader: StringReader) -> DataAccessor:
        start = reader.cursor
        where = BlockPosArgument().parse(reader)
        return BlockData(where, reader.text[start : reader.cursor])
