"""https://minecraft.wiki/w/Commands/clone"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World


def test_states_and_data_are_copied_and_the_origin_stays(world: World) -> None:
    world.run_all(
        "setblock 0 100 0 oak_stairs[facing=east,half=top]",
        'setblock 1 100 0 barrel{Lock:"a"}',
    )

    assert 2 == world.run("clone 0 100 0 1 100 0 5 100 5")
    assert world.block(0, 100, 0) == world.block(5, 100, 5)
    assert '"a"' == world.data("block 6 100 5", "Lock")
    assert '"a"' == world.data("block 1 100 0", "Lock")
    assert "6" == world.data("block 6 100 5", "x")


def test_move_leaves_air(world: World) -> None:
    world.run_all("setblock 0 100 0 stone", "setblock 1 100 0 barrel")

    assert 2 == world.run("clone 0 100 0 1 100 0 5 100 5 replace move")
    assert "minecraft:air" == world.block(0, 100, 0)
    assert "minecraft:air" == world.block(1, 100, 0)
    assert world.level.get_block_entity(BlockPos(1, 100, 0)) is None
    assert [] == world.unsupported


def test_filtered_move_takes_only_what_matches(world: World) -> None:
    world.run_all("setblock 0 100 0 stone", "setblock 1 100 0 dirt")

    assert 1 == world.run("clone 0 100 0 1 100 0 5 100 5 filtered dirt move")
    assert "minecraft:stone" == world.block(0, 100, 0)
    assert "minecraft:air" == world.block(1, 100, 0)
    assert "minecraft:air" == world.block(5, 100, 5)


def test_masked_leaves_the_destination_where_the_origin_is_air(world: World) -> None:
    world.run_all("setblock 0 100 0 stone", "setblock 6 100 5 dirt")

    assert 1 == world.run("clone 0 100 0 1 100 0 5 100 5 masked")
    assert "minecraft:dirt" == world.block(6, 100, 5)
    assert 2 == world.run("clone 0 100 0 1 100 0 5 100 5 replace")
    assert "minecraft:air" == world.block(6, 100, 5)


def test_overlapping_force_copies_what_stood_there_before(world: World) -> None:
    world.run_all(
        "setblock 0 100 0 stone", "setblock 1 100 0 dirt", "setblock 2 100 0 glass"
    )

    assert 3 == world.run("clone 0 100 0 2 100 0 1 100 0 replace force")
    assert [
        "minecraft:stone",
        "minecraft:stone",
        "minecraft:dirt",
        "minecraft:glass",
    ] == [world.block(x, 100, 0) for x in range(4)]


def test_scheduled_ticks_come_along(world: World) -> None:
    # The button is let go 20 ticks after it was pressed, at both places.
    world.run_all("setblock 0 99 0 stone", "setblock 0 100 0 stone_button[face=floor]")
    pos = BlockPos(0, 100, 0)
    state = world.level.get_block_state(pos)
    world.level.set_block(pos, state.with_("powered", "true"))
    world.level.schedule_tick(pos, state.block, 3)
    world.run("clone 0 99 0 0 100 0 5 99 5")

    assert "powered=true" in world.block(5, 100, 5)
    for _ in range(3):
        world.server.tick()

    assert "powered=false" in world.block(5, 100, 5)
    assert "powered=false" in world.block(0, 100, 0)


def test_copies_send_updates_unless_strict(world: World) -> None:
    for strict, lamp in (("", "true"), (" strict", "false")):
        world.run_all(
            "setblock 0 100 0 redstone_block",
            "setblock 5 100 5 air",
            "setblock 6 100 5 redstone_lamp[lit=false]",
        )
        assert 1 == world.run(f"clone 0 100 0 0 100 0 5 100 5{strict}")

        assert f"lit={lamp}" in world.block(6, 100, 5)


def test_torch_finds_its_wall(world: World) -> None:
    # Full blocks are placed before all others.
    world.run_all(
        "setblock 0 100 0 wall_torch[facing=west] strict",
        "setblock 1 100 0 stone",
    )

    assert 2 == world.run("clone 0 100 0 1 100 0 5 100 5")
    assert "minecraft:wall_torch[facing=west]" == world.block(5, 100, 5)


def test_other_dimensions_keep_the_coordinates(world: World) -> None:
    world.run("setblock 8 100 8 stone")

    assert 1 == world.run("clone 8 100 8 8 100 8 to the_nether 8 100 8")
    assert 1 == world.run("clone from the_nether 8 100 8 8 100 8 8 110 8")
    assert "minecraft:stone" == world.block(8, 110, 8)
    # The build height is the destination's own.
    assert "position 8 300 8 is outside of the world" == world.run(
        "clone 8 100 8 8 100 8 to the_nether 8 300 8"
    )


def test_blocks_above_the_build_height_are_not_counted(world: World) -> None:
    assert 2 == world.run("clone 0 100 0 0 103 0 5 318 5")


def test_limit_is_a_game_rule(world: World) -> None:
    world.run("gamerule max_block_modifications 3")

    assert 3 == world.run("clone 0 100 0 2 100 0 0 110 0")
    assert "too many blocks in the area, at most 3, specified 4" == world.run(
        "clone 0 100 0 3 100 0 0 110 0"
    )
