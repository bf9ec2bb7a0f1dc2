from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.summoning import SummonError, create_entity
from gametest.level.level import Level
from gametest.level.world.world_state import Difficulty
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import Compound

AT = Vec3(0.5, 64.0, 0.5)


def _nbt(text: str) -> Compound:
    tag = parse_snbt(text)
    assert isinstance(tag, dict)
    return tag


# https://minecraft.wiki/w/Commands/summon
def test_data_of_the_command_are_taken_but_for_the_place(void: Level) -> None:
    nbt = _nbt(
        """{Pos: [1d, 2d, 3d], Rotation: [90f, 10f], Tags: ['a', 'b'], CustomName: 'Bo',
        UUID: [I; 0, 0, 0, 7]}"""
    )
    marker = create_entity(void, "marker", AT, nbt)

    assert (AT, 90.0, 10.0) == (marker.pos, marker.yaw, marker.pitch)
    assert ["a", "b"] == list(marker.tags)
    assert (7, "Bo") == (marker.uuid, marker.display_name)
    assert [marker] == void.entities_with_tag("a")


def test_passengers_come_at_the_same_place_and_ride(void: Level) -> None:
    nbt = _nbt(
        """{Passengers: [{id: 'marker', Tags: ['top'], Pos: [9d, 9d, 9d],
        Passengers: []}, {id: 'minecraft:text_display'}]}"""
    )
    stand = create_entity(void, "item_display", AT, nbt)

    marker, text = stand.passengers
    assert [AT, AT] == [marker.pos, text.pos]
    assert marker.vehicle is stand
    assert [1, 2, 3] == [stand.id, marker.id, text.id]
    assert list(void.entities.values()) == [stand, marker, text]
    passengers = stand.to_nbt()["Passengers"]
    assert isinstance(passengers, list)
    assert isinstance(passengers[0], dict)
    assert "minecraft:marker" == passengers[0]["id"]


@pytest.mark.parametrize(
    ("id", "pos", "message"),
    [
        ("zombei", AT, "did you mean 'minecraft:zombie'?"),
        ("player", AT, "cannot be summoned"),
        ("marker", Vec3(3e7, 0.0, 0.0), "invalid position"),
        ("marker", Vec3(0.0, 2e7, 0.0), "invalid position"),
    ],
)
def test_what_cannot_be_summoned_says_why(
    void: Level, id: str, pos: Vec3, message: str
) -> None:
    with pytest.raises(SummonError, match=message):
        create_entity(void, id, pos)


def test_monsters_do_not_come_into_a_peaceful_world(void: Level) -> None:
    void.world.difficulty = Difficulty.PEACEFUL

    with pytest.raises(SummonError, match="peaceful"):
        create_entity(void, "zombie", AT)


def test_a_uuid_is_given_once(void: Level) -> None:
    nbt = _nbt("{UUID: [I; 0, 0, 0, 7]}")
    create_entity(void, "marker", AT, nbt)

    with pytest.raises(SummonError, match="UUID"):
        create_entity(void, "marker", AT, nbt)
    assert len(void.entities) == 1


@pytest.mark.parametrize(
    ("facing", "place"),
    [
        (0, (0.5, 64.96875, 0.5)),
        (1, (0.5, 64.03125, 0.5)),
        (2, (0.5, 64.5, 0.96875)),
        (3, (0.5, 64.5, 0.03125)),
        (4, (0.96875, 64.5, 0.5)),
        (5, (0.03125, 64.5, 0.5)),
    ],
)
def test_a_frame_hangs_at_the_wall_behind_it(
    void: Level, facing: int, place: tuple[float, float, float]
) -> None:
    """https://github.com/mcbookshelf/bookshelf asks it on a server (bs.raycast, entity/check)."""
    nbt = _nbt(f"{{Facing: {facing}b}}")
    frame = create_entity(void, "item_frame", Vec3(0.2, 64.7, 0.9), nbt)

    assert place == frame.pos
