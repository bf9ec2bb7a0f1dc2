"""Fields: https://minecraft.wiki/w/Test_Instance_Block; `errors` since 1.21.9."""

from __future__ import annotations

from gametest.behaviour.test_instance_block import (
    ErrorMarker,
    TestInstanceBlockEntity,
    TestStatus,
)
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.nbt.tags import Byte, Compound, Int, IntArray, nbt_equal

_NBT: Compound = {
    "data": {
        "test": "demo:lamp",
        "size": IntArray([3, 4, 5]),
        "rotation": "clockwise_90",
        "ignore_entities": Byte(1),
        "status": "finished",
        "error_message": {"text": "lamp is dark"},
    },
    "errors": [{"pos": IntArray([1, 2, 3]), "text": {"text": "here"}}],
}


def _entity(nbt: Compound) -> TestInstanceBlockEntity:
    entity = TestInstanceBlockEntity("minecraft:test_instance_block", BlockPos(0, 0, 0))
    entity.load(nbt)
    return entity


def test_fields_are_read_from_the_data() -> None:
    entity = _entity(_NBT)

    assert "demo:lamp" == entity.test
    assert (3, 4, 5) == entity.size
    assert Rotation.CLOCKWISE_90 is entity.rotation
    assert entity.ignore_entities
    assert TestStatus.FINISHED is entity.status
    assert {"text": "lamp is dark"} == entity.error_message
    assert [ErrorMarker(BlockPos(1, 2, 3), {"text": "here"})] == entity.errors


def test_saved_data_load_to_the_same() -> None:
    assert nbt_equal(_NBT, _entity(_NBT).save())


def test_size_may_be_a_list_of_numbers() -> None:
    entity = _entity({"data": {"size": [Int(1), Int(2), Int(3)]}})

    assert (1, 2, 3) == entity.size


def test_missing_data_leave_a_cleared_block() -> None:
    entity = _entity({})

    assert entity.test is None
    assert TestStatus.CLEARED is entity.status
    assert [] == entity.errors
