from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import (
    MAX_TAGS,
    Entity,
    uuid_ints,
    uuid_of_ints,
    uuid_text,
)
from gametest.nbt.tags import Byte, Compound, Double, Float, Int, IntArray, Short

UUID = 0x00112233_8899AABB_CCDDEEFF_01234567
AT = Vec3(1.5, 2.0, -3.5)


# https://minecraft.wiki/w/Entity_format; `id` is not shown by `/data get entity`.
def test_saved_data_come_back() -> None:
    nbt: Compound = {
        "id": "minecraft:marker",
        "Rotation": [Float(90.0), Float(-10.0)],
        "Tags": ["b", "a"],
        "data": {"n": Int(1)},
    }
    entity = Entity.from_nbt(nbt, UUID, AT)

    assert (90.0, -10.0, ["b", "a"]) == (entity.yaw, entity.pitch, list(entity.tags))
    shown: Compound = {
        "Air": Short(300),
        "Fire": Short(0),
        "Invulnerable": Byte(0),
        "Motion": [Double(0.0), Double(0.0), Double(0.0)],
        "OnGround": Byte(0),
        "PortalCooldown": Int(0),
        "Pos": [Double(1.5), Double(2.0), Double(-3.5)],
        "Rotation": [Float(90.0), Float(-10.0)],
        "Tags": ["b", "a"],
        "UUID": IntArray(uuid_ints(UUID)),
        "data": {"n": Int(1)},
        "fall_distance": Double(0.0),
    }
    assert shown == entity.to_nbt()
    assert {"id": "minecraft:marker", **shown} == entity.save()
    assert BlockPos(1, 2, -4) == entity.block_pos


def test_shown_data_are_a_copy() -> None:
    entity = Entity("minecraft:marker", UUID, AT, nbt={"data": {"n": Int(1)}})

    data = entity.to_nbt()["data"]
    assert isinstance(data, dict)
    data["n"] = Int(2)

    assert {"n": Int(1)} == entity.nbt["data"]


# https://minecraft.wiki/w/Commands/data: the UUID of an entity cannot be changed.
def test_merge_writes_all_but_identity() -> None:
    entity = Entity("minecraft:pig", UUID, AT)
    entity.add_tag("old")

    entity.merge(
        {
            "Pos": [Int(4), Double(5.5), Float(6.0)],
            "UUID": IntArray([1, 2, 3, 4]),
            "id": "minecraft:cow",
            "Tags": ["new"],
            "data": {"n": Int(1)},
        }
    )
    entity.merge({"data": {"m": Int(2)}})

    assert (UUID, "minecraft:pig") == (entity.uuid, entity.type_id)
    assert Vec3(4.0, 5.5, 6.0) == entity.pos
    assert ["new"] == list(entity.tags)
    assert {"n": Int(1), "m": Int(2)} == entity.nbt["data"]


def test_loading_forgets_what_is_missing() -> None:
    entity = Entity("minecraft:pig", UUID, AT, nbt={"Silent": Byte(1)})
    entity.add_tag("a")
    shown = entity.to_nbt()

    entity.load({"Pos": shown["Pos"]})

    assert AT == entity.pos
    assert {} == entity.tags
    assert "Silent" not in entity.to_nbt()


# https://minecraft.wiki/w/Commands/tag
def test_a_tag_is_added_once_and_removed_once() -> None:
    entity = Entity("minecraft:pig", UUID, AT)

    assert [True, False] == [entity.add_tag("a"), entity.add_tag("a")]
    assert [True, False] == [entity.remove_tag("a"), entity.remove_tag("a")]


def test_an_entity_has_at_most_1024_tags() -> None:
    entity = Entity("minecraft:pig", UUID, AT)
    added = [entity.add_tag(str(number)) for number in range(MAX_TAGS + 1)]

    assert 1024 == len(entity.tags)
    assert not added[-1]


@pytest.mark.parametrize(
    ("nbt", "name"),
    [
        ({}, "Pig"),
        ({"CustomName": "Bo"}, "Bo"),
        ({"CustomName": {"text": "B", "extra": ["o"]}}, "Bo"),
    ],
)
def test_display_name_is_plain_text(nbt: Compound, name: str) -> None:
    entity = Entity("minecraft:pig", UUID, AT, nbt=nbt)

    assert name == entity.display_name
    assert "00112233-8899-aabb-ccdd-eeff01234567" == entity.scoreboard_name


def test_uuid_is_four_signed_numbers() -> None:
    ints = uuid_ints(UUID)

    assert ints == [0x00112233, 0x8899AABB - 2**32, 0xCCDDEEFF - 2**32, 0x01234567]
    assert uuid_of_ints(ints) == UUID
    assert uuid_text(UUID) == "00112233-8899-aabb-ccdd-eeff01234567"


@pytest.mark.parametrize(
    ("pitch", "kept"), [(100.0, 90.0), (-100.0, -90.0), (370.0, 10.0), (0.1, 0.1)]
)
def test_pitch_is_a_32_bit_number_between_straight_up_and_down(
    pitch: float, kept: float
) -> None:
    entity = Entity("minecraft:pig", UUID, AT)

    entity.turn_to(0.0, pitch)

    assert Float(kept) == entity.pitch
