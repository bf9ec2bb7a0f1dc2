"""Frames, paintings, end crystals: https://minecraft.wiki/w/Item_Frame, /Painting, /End_Crystal."""

from __future__ import annotations

import pytest

from gametest.core.position import BlockPos, Vec3
from gametest.entity.summoning import create_entity
from gametest.interaction.explosion import explode
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt

CELL = BlockPos(0, 70, 1)


def hang(level: Level, kind: str, nbt: str) -> Entity:
    """On the south side of a block of stone."""
    level.set_block(BlockPos(0, 70, 0), level.blocks.parse_state("stone"))
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return create_entity(level, kind, Vec3(0.5, 70.5, 1.03125), data)


def left(level: Level) -> list[str]:
    found = []
    for item in level.entities_of_type("minecraft:item"):
        stack = item.to_nbt()["Item"]
        assert isinstance(stack, dict)
        found.append(str(stack["id"]).removeprefix("minecraft:"))
    return sorted(found)


def run(level: Level, ticks: int) -> None:
    for _ in range(ticks):
        level.tick()


@pytest.mark.parametrize(
    ("kind", "nbt", "items"),
    [
        ("item_frame", "{Facing: 3b}", ["item_frame"]),
        ("glow_item_frame", "{Facing: 3b}", ["glow_item_frame"]),
        ("painting", "{facing: 0b, variant: 'minecraft:kebab'}", ["painting"]),
    ],
)
def test_without_its_wall_it_falls_within_101_ticks(
    floor: Level, kind: str, nbt: str, items: list[str]
) -> None:
    hung = hang(floor, kind, nbt)
    run(floor, 5)
    floor.set_block(BlockPos(0, 70, 0), floor.blocks.air)
    run(floor, 102)

    assert hung.is_removed
    assert left(floor) == items


def test_one_that_hangs_costs_no_tick(floor: Level) -> None:
    hang(floor, "item_frame", "{Facing: 3b}")
    run(floor, 2)

    assert floor.next_due() is None


def test_a_block_in_its_place_breaks_it(floor: Level) -> None:
    frame = hang(floor, "item_frame", "{Facing: 3b}")
    run(floor, 2)
    floor.set_block(CELL, floor.blocks.parse_state("dirt"))
    run(floor, 102)

    assert frame.is_removed


def test_a_frame_may_hang_on_a_repeater(floor: Level) -> None:
    frame = hang(floor, "item_frame", "{Facing: 3b}")
    floor.set_block(BlockPos(0, 70, 0), floor.blocks.parse_state("repeater"))
    run(floor, 102)

    assert not frame.is_removed


def test_an_explosion_breaks_a_full_frame_at_once(floor: Level) -> None:
    nbt = "{Facing: 3b, Item: {id: 'stick', count: 1}}"
    frame = hang(floor, "item_frame", nbt)
    assert frame.body is not None
    frame.body.hurt(floor, DamageSource.of("explosion"), 1.0)

    assert frame.is_removed
    assert left(floor) == ["item_frame", "stick"]


def test_an_item_that_never_drops_does_not(floor: Level) -> None:
    nbt = "{Facing: 3b, ItemDropChance: 0f, Item: {id: 'stick', count: 1}}"
    frame = hang(floor, "item_frame", nbt)
    assert frame.body is not None
    frame.body.hurt(floor, DamageSource.of("generic"), 1.0)

    assert left(floor) == []


def test_a_large_painting_tells_of_its_wall(floor: Level, reports: list[str]) -> None:
    hang(floor, "painting", "{facing: 0b, variant: 'minecraft:pointer'}")
    run(floor, 2)

    assert reports == ["minecraft:painting: its wall"]


def test_one_crystal_does_not_set_off_the_next(floor: Level) -> None:
    """An explosion destroys a crystal and does not make it explode."""
    one = create_entity(floor, "end_crystal", Vec3(0.5, 70.0, 0.5))
    other = create_entity(floor, "end_crystal", Vec3(4.5, 70.0, 0.5))
    explode(floor, Vec3(2.5, 71.0, 0.5), 3.0)

    assert one.is_removed
    assert other.is_removed
    assert floor.get_block_state(BlockPos(0, 63, 0)).is_block("minecraft:stone")


@pytest.mark.parametrize(
    ("fixed", "items"), [("0b", ["item_frame", "stick"]), ("1b", [])]
)
def test_a_fixed_frame_leaves_nothing_when_it_is_taken_out_of_the_world(
    floor: Level, fixed: str, items: list[str]
) -> None:
    nbt = f"{{Facing: 3b, Fixed: {fixed}, Item: {{id: 'minecraft:stick', count: 1}}}}"
    hung = hang(floor, "item_frame", nbt)
    assert hung.body is not None

    for _ in range(2):
        hung.body.hurt(floor, DamageSource.of("generic_kill"), 1.0)

    assert hung.is_removed
    assert left(floor) == items
