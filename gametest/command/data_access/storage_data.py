"""Command storages: compounds by id that nothing but commands uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.data_access.accessor import DataAccessor, OpenData
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.level.world.command_storage import CommandStorage
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound


@final
@attrs.define(eq=False, repr=False)
class OpenStorage(OpenData):
    storage: CommandStorage
    id: str

    def get(self) -> Compound:
        # Changed in place, so what a failing change made before it failed stays (not confirmed).
        return self.storage.get(self.id)

    def set(self, compound: Compound) -> None:
        self.storage.set(self.id, compound)

    def describe(self) -> str:
        return f"storage {self.id}"


@final
@attrs.frozen
class StorageData(DataAccessor):
    id: str
    """With namespace."""

    def open(self, source: CommandSourceStack) -> OpenData:
        return OpenStorage(source.level.world.command_storage, self.id)

    def get(self, source: CommandSourceStack) -> Compound:
        return source.level.world.command_storage.get(self.id)

    def get_part(self, source: CommandSourceStack, path: NbtPath) -> Compound:
        return source.level.world.command_storage.get(self.id)

    def describe(self) -> str:
        return f"storage {self.id}"


@final
class StorageDataArgument(ArgumentType[DataAccessor]):
    by_word = True

    def parse(self, reader: StringReader) -> DataAccessor:
        return StorageData(str(read_identifier(reader)))
