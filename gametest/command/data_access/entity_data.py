"""Data of entities; those of players can be read only (https://minecraft.wiki/w/Commands/data)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.data_access.accessor import DataAccessor, OpenData
from gametest.command.errors import CommandError
from gametest.core.string_reader import StringReader
from gametest.level.entities.heading import check_heading
from gametest.nbt.tags import Double, Float

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound


@final
@attrs.define(eq=False, repr=False)
class OpenEntity(OpenData):
    entity: Entity

    def get(self) -> Compound:
        return self.entity.to_nbt()

    def get_part(self, path: NbtPath) -> Compound:
        entity, key = self.entity, path.first_key
        if key is None or entity.is_player:
            return entity.to_nbt()
        if entity.body is not None:
            # What a body counts by itself stands in the data only when it is asked for.
            entity.body.write()
        match key:
            case "Pos":
                return {key: [Double(value) for value in entity.pos]}
            case "Rotation":
                check_heading(entity)
                return {key: [Float(entity.yaw), Float(entity.pitch)]}
            case _ if key in entity.nbt:
                # Shown as it is kept: what has a field of its own is not in there.
                return {key: entity.nbt[key]}
            case _:
                return entity.to_nbt()

    def set(self, compound: Compound) -> None:
        if self.entity.is_player:
            message = "the data of a player cannot be modified"
            raise CommandError(message)
        self.entity.load(compound)

    def describe(self) -> str:
        return f"entity data of {self.entity.scoreboard_name}"


@final
@attrs.frozen(eq=False)
class EntityData(DataAccessor):
    selector: EntitySelector

    def open(self, source: CommandSourceStack) -> OpenData:
        return OpenEntity(self.selector.single(source))

    def describe(self) -> str:
        return f"entity {self.selector.text}"


@final
@attrs.frozen(eq=False)
class EntityDataArgument(ArgumentType[DataAccessor]):
    context: CommandBuildContext | None = None

    def parse(self, reader: StringReader) -> DataAccessor:
        entity = EntityArgument(is_single=True, context=self.context)
        return EntityData(entity.parse(reader))
