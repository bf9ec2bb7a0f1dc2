"""Data of block entities in `setblock`, `fill` and block predicates.

https://minecraft.wiki/w/Commands/setblock, https://minecraft.wiki/w/Commands/fill
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.data_commands.conftest import World


def test_filled_blocks_each_get_their_own_data(world: World) -> None:
    assert 2 == world.run('fill 0 100 0 1 100 0 barrel{CustomName:"a",Extra:{n:1}}')
    world.run("data modify block 0 100 0 Extra.n set value 2")

    assert "2" == world.data("block 0 100 0", "Extra.n")
    assert "1" == world.data("block 1 100 0", "Extra.n")


def test_written_data_replace_all_old_ones(world: World) -> None:
    world.run('setblock 0 100 0 barrel{CustomName:"a",Lock:"b"}')
    world.run('setblock 0 100 0 barrel{CustomName:"c"}')

    assert '"c"' == world.data("block 0 100 0", "CustomName")
    assert "found no elements matching Lock" == world.data("block 0 100 0", "Lock")


@pytest.mark.parametrize(
    ("predicate", "count"),
    [
        ('barrel{CustomName:"a"}', 1),
        ('barrel{CustomName:"b"}', 0),
        ("barrel{}", 1),
        ("barrel{x:0}", 1),
        ('barrel{id:"minecraft:barrel"}', 1),
        ('barrel[facing=up]{CustomName:"a"}', 0),
        ('barrel[facing=north]{CustomName:"a"}', 1),
        ("stone{}", 0),
    ],
)
def test_predicates_look_into_block_data(
    world: World, predicate: str, count: int
) -> None:
    world.run('setblock 0 100 0 barrel{CustomName:"a"}')
    world.run("setblock 1 100 0 stone")
    found = world.run(f"fill 0 100 0 1 100 0 glass replace {predicate}")

    assert (count or "no blocks were filled") == found


def test_a_roll_is_told_to_everybody(world: World) -> None:
    # https://minecraft.wiki/w/Commands/random
    told: list[str] = []
    world.server.chat_listeners.append(lambda message: told.append(str(message)))
    world.add_player("Alex")
    value = world.run("random roll 1..6")
    world.run("random value 1..6")

    assert [f"Server rolled {value} (from 1 to 6)"] == told
