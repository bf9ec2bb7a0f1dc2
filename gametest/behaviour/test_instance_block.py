"""Test instance block: keeps which test stands here, how it went and what it complained about.

https://minecraft.wiki/w/Test_Instance_Block
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeVar, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Byte, Compound, IntArray, Tag, copy_tag

TEST_INSTANCE_BLOCK: Final = "minecraft:test_instance_block"

TEST_INSTANCE: Final = "test_instance"
"""The kind of point of interest."""

_Word = TypeVar("_Word", bound=Enum)


class TestStatus(Enum):
    CLEARED = "cleared"
    RUNNING = "running"
    FINISHED = "finished"

    __hash__ = object.__hash__
    __test__ = False


@final
@attrs.frozen
class ErrorMarker:
    """What a positional assertion left in the world."""

    pos: BlockPos
    """Absolute."""
    text: Tag
    """A text component, without the position."""


@final
@attrs.define(eq=False, repr=False)
class TestInstanceBlockEntity(BlockEntity):
    __test__ = False
    point_of_interest = TEST_INSTANCE

    test: str | None = attrs.field(default=None, kw_only=True)
    """Id of the test instance."""
    size: tuple[int, int, int] = attrs.field(default=(0, 0, 0), kw_only=True)
    """Of the template, before any rotation."""
    rotation: Rotation = attrs.field(default=Rotation.NONE, kw_only=True)
    """The extra rotation; the instance's own comes on top."""
    ignore_entities: bool = attrs.field(default=False, kw_only=True)
    status: TestStatus = attrs.field(default=TestStatus.CLEARED, kw_only=True)
    error_message: Tag | None = attrs.field(default=None, kw_only=True)
    """A text component."""
    errors: list[ErrorMarker] = attrs.field(factory=list, kw_only=True)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        data = self.nbt.pop("data", {})
        if isinstance(data, dict):
            self._load_data(data)
        self.errors = list(_markers(self.nbt.pop("errors", [])))

    def save(self) -> Compound:
        data: Compound = {} if self.test is None else {"test": self.test}
        data["size"] = IntArray(list(self.size))
        data["rotation"] = self.rotation.value
        data["ignore_entities"] = Byte(self.ignore_entities)
        data["status"] = self.status.value
        if self.error_message is not None:
            data["error_message"] = copy_tag(self.error_message)
        saved: Compound = {**super().save(), "data": data}
        if self.errors:
            saved["errors"] = [
                {"pos": IntArray(list(marker.pos)), "text": copy_tag(marker.text)}
                for marker in self.errors
            ]
        return saved

    def _load_data(self, data: Compound) -> None:
        test = data.get("test")
        self.test = test if isinstance(test, str) else None
        self.size = _ints(data.get("size")) or (0, 0, 0)
        self.rotation = _word(Rotation, data.get("rotation"), Rotation.NONE)
        self.ignore_entities = bool(data.get("ignore_entities", 0))
        self.status = _word(TestStatus, data.get("status"), TestStatus.CLEARED)
        message = data.get("error_message")
        self.error_message = None if message is None else copy_tag(message)


@final
class TestInstanceBlock(BlockBehaviour):
    __test__ = False

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return TestInstanceBlockEntity(TEST_INSTANCE_BLOCK, pos)


def _word(kind: type[_Word], value: object, default: _Word) -> _Word:
    try:
        return kind(value)
    except ValueError:
        return default


def _ints(tag: Tag | None) -> tuple[int, int, int] | None:
    if isinstance(tag, IntArray | list) and len(tag) == 3:
        x, y, z = (int(part) for part in tag if isinstance(part, int))
        return x, y, z
    return None


def _markers(tag: Tag) -> Iterable[ErrorMarker]:
    for entry in tag if isinstance(tag, list) else ():
        if isinstance(entry, dict) and (pos := _ints(entry.get("pos"))) is not None:
            yield ErrorMarker(BlockPos(*pos), copy_tag(entry.get("text", "")))
