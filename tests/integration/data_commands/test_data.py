"""https://minecraft.wiki/w/Commands/data"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World

# -- entities ----------------------------------------------------------------------------


def test_entity_data_are_read_changed_and_written_back(world: World) -> None:
    world.run("summon marker 1.0 2.0 3.0 {Tags:[a],data:{x:1}}")
    target = "entity @e[tag=a,limit=1]"

    assert 1 == world.run(f"data modify {target} data.l append value 4")
    assert 1 == world.run(f"data modify {target} Pos[1] set value 70.5d")
    assert 1 == world.run(f"data merge {target} {{data:{{x:2}}}}")
    assert "{x:2,l:[4]}" == world.data(target, "data")
    assert (1.0, 70.5, 3.0) == world.entity("a").pos


def test_tags_of_an_entity_changed_as_data_are_found_by_selectors(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")
    world.run("data modify entity @e[tag=a,limit=1] Tags append value b")

    assert ["a", "b"] == list(world.entity("b").tags)
    world.run("data modify entity @e[tag=a,limit=1] Tags set value [c]")
    assert ["c"] == list(world.entity("c").tags)
    assert "no entity was found" == world.run("data get entity @e[tag=a,limit=1]")


def test_identity_of_an_entity_cannot_be_changed(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")
    uuid = world.entity("a").uuid
    # The write succeeds, as the data differ, and has no effect.
    world.run("data modify entity @e[tag=a,limit=1] UUID set value [I;1,2,3,4]")

    assert uuid == world.entity("a").uuid


def test_data_of_an_entity_have_no_type(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")

    assert "found no elements matching id" == world.run(
        "data get entity @e[tag=a,limit=1] id"
    )


def test_rotation_and_motion_are_typed(world: World) -> None:
    world.run("summon marker 0 0 0 {Tags:[a]}")
    target = "entity @e[tag=a,limit=1]"
    world.run(f"data merge {target} {{Rotation:[90f,10f],Motion:[0.5d,0d,0d]}}")

    assert "[90.0f,10.0f]" == world.data(target, "Rotation")
    assert "[0.5d,0.0d,0.0d]" == world.data(target, "Motion")


def test_player_can_be_read_and_not_modified(world: World) -> None:
    world.add_player("Alex", "1.5 100 2.5")

    assert 3 == world.run("data get entity Alex Pos")
    assert 100 == world.run("data get entity @a[limit=1] Pos[1]")
    for line in (
        "data merge entity Alex {Health:1f}",
        "data modify entity Alex Pos[0] set value 3d",
        "data remove entity Alex Pos",
    ):
        assert "the data of a player cannot be modified" == world.run(line)


# -- blocks ------------------------------------------------------------------------------


def test_block_data_show_type_and_place(world: World) -> None:
    world.run('setblock 1 100 -2 barrel{Lock:"a"}')
    block = "block 1 100 -2"

    assert '"minecraft:barrel"' == world.data(block, "id")
    assert ["1", "100", "-2"] == [world.data(block, key) for key in "xyz"]


def test_written_type_and_place_of_a_block_are_ignored(world: World) -> None:
    world.run("setblock 1 100 -2 barrel")

    assert 1 == world.run("data modify block 1 100 -2 x set value 7")
    assert "1" == world.data("block 1 100 -2", "x")
    assert 1 == world.run("data get block 1 100 -2 x")


def test_changed_data_update_the_comparator_that_reads_the_block(world: World) -> None:
    # A comparator reads how often a command block succeeded last
    # (https://minecraft.wiki/w/Redstone_Comparator#Measure_block_state).
    world.run_all(
        "setblock 0 100 0 stone",
        "setblock 1 100 0 stone",
        "setblock 0 101 0 command_block{SuccessCount:0}",
        "setblock 1 101 0 comparator[facing=west]",
    )
    assert 1 == world.run("data merge block 0 101 0 {SuccessCount:3}")
    for _ in range(4):
        world.server.tick()

    assert "powered=true" in world.block(1, 101, 0)


def test_local_coordinates_name_a_block(world: World) -> None:
    world.run("setblock 0 0 1 barrel")

    assert 1 == world.run("data get block ^ ^ ^1")


# -- all kinds ---------------------------------------------------------------------------


def test_values_travel_between_all_three_kinds(world: World) -> None:
    world.run_all(
        "summon marker 0 0 0 {Tags:[a],data:{n:5}}",
        'setblock 0 100 0 barrel{CustomName:"Box"}',
    )
    marker = "entity @e[tag=a,limit=1]"
    found = world.run_all(
        f"data modify storage p:a n set from {marker} data.n",
        "data modify storage p:a box set from block 0 100 0 CustomName",
        f"data modify {marker} data.box set from storage p:a box",
        f"data modify block 0 100 0 CustomName set string {marker} data.box 0 1",
        f"data modify storage p:a all append from {marker}",
    )

    assert [1] * 5 == found
    assert '"B"' == world.data("block 0 100 0", "CustomName")
    assert '"Box"' == world.data(marker, "data.box")
    assert "5" == world.data("storage p:a", "all[0].data.n")


def test_storage_copied_into_itself_is_what_it_was_before(world: World) -> None:
    world.run("data merge storage p:a {a:1,l:[1,2]}")

    assert 1 == world.run("data modify storage p:a b.c set from storage p:a")
    assert "{c:{a:1,l:[1,2]}}" == world.data("storage p:a", "b")
    assert 1 == world.run("data modify storage p:a l append from storage p:a l")
    assert "[1,2,[1,2]]" == world.data("storage p:a", "l")


def test_copied_values_are_not_shared(world: World) -> None:
    world.run_all(
        "data merge storage p:a {a:{x:1},l:[{},{}]}",
        "data modify storage p:a b set from storage p:a a",
        "data modify storage p:a l[] merge from storage p:a a",
        "data modify storage p:a a.x set value 2",
        "data modify storage p:a l[0].x set value 3",
    )

    assert "{x:1}" == world.data("storage p:a", "b")
    assert "[{x:3},{x:1}]" == world.data("storage p:a", "l")


# The value and the path together; https://minecraft.wiki/w/NBT_format (512 levels).
@pytest.mark.parametrize(("levels", "expected"), [(510, 1), (511, None)])
def test_nesting_ends_at_512_levels(
    world: World, levels: int, expected: int | None
) -> None:
    world.run(f"data modify storage p:a v set value {'[' * levels}{']' * levels}")
    found = world.run("data modify storage p:b a.b set from storage p:a v")

    if expected is None:
        assert "a.b would be nested deeper than 512 levels" == found
    else:
        assert expected == found


def test_compute_writes_a_number(world: World) -> None:
    number = '{type:"add",inputs:[{type:"constant",value:3},4]}'
    assert 1 == world.run(
        f"data modify storage p:a v set compute default integer {number}"
    )

    assert 7 == world.run("data get storage p:a v")
