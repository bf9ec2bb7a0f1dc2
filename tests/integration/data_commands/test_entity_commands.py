"""`summon`, `kill`, `teleport`, `rotate` and `ride`, after their pages in the wiki."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World


# -- https://minecraft.wiki/w/Commands/summon --------------------------------------------


def test_whole_numbers_mean_the_middle_of_a_block(world: World) -> None:
    assert 1 == world.run("summon marker 1 2 -3 {Tags:[a]}")
    assert (1.5, 2.0, -2.5) == world.entity("a").pos


def test_without_a_position_it_stands_at_the_source(world: World) -> None:
    assert 1 == world.run("summon marker")
    assert "[0.0d,0.0d,0.0d]" == world.data("entity @e[limit=1]", "Pos")


def test_summoned_passengers_ride(world: World) -> None:
    world.run(
        "summon armor_stand 0 100 0 {Tags:[a],NoGravity:1b,"
        "Passengers:[{id:marker,Tags:[b]}]}"
    )

    assert world.entity("a") is world.entity("b").vehicle


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("summon player", "minecraft:player cannot be summoned"),
        ("summon marker 1 20000001 1", "invalid position for summon"),
        ("summon marker 40000000 1 1", "invalid position for summon"),
    ],
)
def test_summon_fails(world: World, line: str, message: str) -> None:
    assert message == world.run(line)


def test_a_second_entity_of_the_same_uuid_cannot_be_summoned(world: World) -> None:
    line = "summon marker 0 0 0 {UUID:[I;1,2,3,4]}"

    assert 1 == world.run(line)
    assert "unable to summon an entity: its UUID is in use" == world.run(line)


# -- https://minecraft.wiki/w/Commands/kill ----------------------------------------------


def test_kill_counts_and_removes(world: World) -> None:
    world.run_all("summon marker", "summon marker", "summon marker 0 0 0 {Tags:[a]}")

    assert 2 == world.run("kill @e[tag=!a]")
    assert "no entity was found" == world.run("kill @e[tag=!a]")
    assert 1 == world.run("kill", world.entity("a"))
    assert "an entity is required to run this command here" == world.run("kill")


# -- https://minecraft.wiki/w/Commands/teleport ------------------------------------------


def test_place_is_taken_and_the_rotation_kept(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a],Rotation:[90f,10f]}")

    assert 1 == world.run("tp @e[tag=a] 5 81 -5.25")
    entity = world.entity("a")
    assert (5.5, 81.0, -5.25) == entity.pos
    assert (90.0, 10.0) == (entity.yaw, entity.pitch)


def test_offsets_count_from_the_source(world: World) -> None:
    world.run("summon marker 10 10 10 {Tags:[a],Rotation:[90f,10f]}")
    world.run("tp @e[tag=a] ~1 ~2 ~3 ~45 ~")

    entity = world.entity("a")
    assert (1.0, 2.0, 3.0) == entity.pos
    assert (45.0, 0.0) == (entity.yaw, entity.pitch)


def test_yaw_is_wrapped(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")
    world.run("tp @e[tag=a] 0 0 0 270 10")

    assert -90.0 == world.entity("a").yaw


# South is 0, west 90, north 180, east -90; down is 90 (https://minecraft.wiki/w/Rotation).
@pytest.mark.parametrize(
    ("point", "yaw", "pitch"),
    [
        ("0.0 80 10.0", 0.0, 0.0),
        ("-10.0 80 0.0", 90.0, 0.0),
        ("10.0 80 0.0", -90.0, 0.0),
        ("0.0 70 10.0", 0.0, 45.0),
    ],
)
def test_facing_a_point(world: World, point: str, yaw: float, pitch: float) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")

    assert 1 == world.run(f"tp @e[tag=a] 0.0 80 0.0 facing {point}")
    entity = world.entity("a")
    assert yaw == pytest.approx(entity.yaw, abs=1e-3)
    assert pitch == pytest.approx(entity.pitch, abs=1e-3)


def test_facing_the_eyes_of_an_entity_looks_higher(world: World) -> None:
    world.run_all(
        "summon marker 0.0 80 0.0 {Tags:[a]}",
        "summon armor_stand 0.0 80 5.0 {Tags:[b],NoGravity:1b}",
    )
    pitches = []
    for anchor in ("", " feet", " eyes"):
        target = f"facing entity @e[tag=b,limit=1]{anchor}"
        assert 1 == world.run(f"tp @e[tag=a] 0.0 80 0.0 {target}")
        pitches.append(world.entity("a").pitch)

    assert pitches[0] == pitches[1] == 0.0
    assert pitches[2] < 0.0


def test_to_an_entity_takes_its_place_and_rotation(world: World) -> None:
    world.run_all(
        "summon marker 1.0 2 3.0 {Tags:[a],Rotation:[90f,10f]}",
        "summon marker 0 0 0 {Tags:[b]}",
        "summon marker 0 0 0 {Tags:[b2]}",
    )

    assert 2 == world.run("teleport @e[tag=!a] @e[tag=a,limit=1]")
    entity = world.entity("b")
    assert (1.0, 2.0, 3.0) == entity.pos
    assert (90.0, 10.0) == (entity.yaw, entity.pitch)


def test_without_targets_the_source_moves(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")

    assert 1 == world.run("tp 3 4 5", world.entity("a"))
    assert (3.5, 4.0, 5.5) == world.entity("a").pos
    assert "an entity is required to run this command here" == world.run("tp 3 4 5")


def test_teleport_stops_the_fall(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a],Motion:[1d,-2d,3d]}")
    world.run("tp @e[tag=a] 0 0 0")

    assert (1.0, 0.0, 3.0) == world.entity("a").motion
    assert "1b" == world.data("entity @e[tag=a,limit=1]", "OnGround")


def test_places_out_of_reach_are_refused(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")

    assert "invalid position for teleport" == world.run("tp @e[tag=a] 0 20000001 0")
    assert (0.5, 0.0, 0.5) == world.entity("a").pos


# -- https://minecraft.wiki/w/Commands/rotate --------------------------------------------


def test_rotate_turns_and_does_not_move(world: World) -> None:
    world.run("summon marker 0.0 0 0.0 {Tags:[a]}")
    target = "@e[tag=a,limit=1]"
    found = []
    for what in ("90 10", "~5 ~5", "facing 10.0 0 0.0"):
        assert 1 == world.run(f"rotate {target} {what}")
        found.append((world.entity("a").yaw, world.entity("a").pitch))

    assert [(90.0, 10.0), (5.0, 5.0)] == found[:2]
    assert (-90.0, 0.0) == pytest.approx(found[2], abs=1e-3)
    assert (0.0, 0.0, 0.0) == world.entity("a").pos


# -- https://minecraft.wiki/w/Commands/ride ----------------------------------------------


@pytest.fixture
def stands(world: World) -> World:
    for tag in "ab":
        world.run(f"summon armor_stand 0 100 0 {{Tags:[{tag}],NoGravity:1b}}")
    return world


def test_ride_mounts_and_dismounts(stands: World) -> None:
    one, other = "@e[tag=a,limit=1]", "@e[tag=b,limit=1]"

    assert 1 == stands.run(f"ride {one} mount {other}")
    assert stands.entity("b") is stands.entity("a").vehicle
    assert "Armor Stand is already riding Armor Stand" == stands.run(
        f"ride {one} mount {other}"
    )
    assert "an entity cannot ride itself or one of its passengers" == stands.run(
        f"ride {other} mount {one}"
    )
    assert 1 == stands.run(f"ride {one} dismount")
    assert "Armor Stand is not riding anything" == stands.run(f"ride {one} dismount")


def test_nobody_rides_a_player_or_across_dimensions(stands: World) -> None:
    stands.add_player("Alex")
    stands.run("tp @e[tag=b] 0 100 0")

    assert "players cannot be ridden" == stands.run("ride @e[tag=a,limit=1] mount Alex")
