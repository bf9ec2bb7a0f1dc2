from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.level.stored_entity import (
    StoredEntity,
    uuid_ints,
    uuid_of_ints,
    uuid_text,
)
from gametest.nbt.tags import Compound, Double, Float, Int, IntArray

UUID = 0x00112233_8899AABB_CCDDEEFF_01234567


def test_saved_data_come_back() -> None:
    nbt: Compound = {
        "id": "minecraft:marker",
        "Rotation": [Float(90.0), Float(-10.0)],
        "Tags": ["b", "a"],
        "data": {"n": Int(1)},
    }
    entity = StoredEntity.from_nbt(nbt, UUID, Vec3(1.5, 2.0, -3.5))

    assert (90.0, -10.0, {"a", "b"}) == (entity.yaw, entity.pitch, entity.tags)
    assert {
        "id": "minecraft:marker",
        "Pos": [Double(1.5), Double(2.0), Double(-3.5)],
        "Rotation": [Float(90.0), Float(-10.0)],
        "UUID": IntArray(uuid_ints(UUID)),
        "Tags": ["a", "b"],
        "data": {"n": Int(1)},
    } == entity.to_nbt()
    assert BlockPos(1, 2, -4) == entity.block_pos


def test_uuid_is_four_signed_numbers() -> None:
    ints = uuid_ints(UUID)

    assert ints == [0x00112233, 0x8899AABB - 2**32, 0xCCDDEEFF - 2**32, 0x01234567]
    assert uuid_of_ints(ints) == UUID
    assert uuid_text(UUID) == "00112233-8899-aabb-ccdd-eeff01234567"


@pytest.mark.parametrize(
    ("type_id", "passengers", "acts"),
    [
        ("minecraft:marker", [], False),
        ("minecraft:text_display", [], False),
        ("minecraft:pig", [], True),
        ("minecraft:item", [], True),
        ("minecraft:item_display", ["minecraft:marker"], False),
        ("minecraft:item_display", ["minecraft:pig"], True),
    ],
)
def test_entity_acts_unless_it_and_its_passengers_never_do(
    type_id: str, passengers: list[str], acts: bool
) -> None:
    entity = StoredEntity(type_id, 1, Vec3(0.0, 0.0, 0.0))
    entity.nbt["Passengers"] = [{"id": passenger} for passenger in passengers]

    assert acts == entity.acts
