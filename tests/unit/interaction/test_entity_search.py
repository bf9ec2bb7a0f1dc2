"""`gametest.interaction.entity_search` and the grid beneath it."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.interaction.entity_search import entities_in
from gametest.level.level import Level
from gametest.nbt.tags import Byte

CELL = (0.0, 64.0, 0.0, 1.0, 65.0, 1.0)


@pytest.mark.parametrize(
    ("x", "found"),
    [(0.5, True), (1.1, True), (1.125, False), (1.2, False), (-0.1, True)],
)
def test_box_counts_not_the_feet(void: Level, x: float, found: bool) -> None:
    """An item is a quarter block wide: https://minecraft.wiki/w/Item_(entity)."""
    create_entity(void, "item", Vec3(x, 64.0, 0.5))

    assert found is bool(entities_in(void, CELL))


def test_found_in_the_order_of_adding(void: Level) -> None:
    places = [0.9, 0.1, 0.5, 0.3]
    made = [create_entity(void, "item", Vec3(x, 64.0, 0.5)) for x in places]

    assert entities_in(void, CELL) == made


def test_kind_and_condition_choose(void: Level) -> None:
    create_entity(void, "marker", Vec3(0.5, 64.5, 0.5))
    item = create_entity(void, "item", Vec3(0.5, 64.0, 0.5))

    assert entities_in(void, CELL, "minecraft:item") == [item]
    assert entities_in(void, CELL, where=lambda e: e.type_id == "minecraft:cow") == []


def test_entity_is_found_where_it_went(void: Level) -> None:
    item = create_entity(void, "item", Vec3(100.5, 64.0, 0.5))

    item.move_to(Vec3(0.5, 64.0, 0.5))

    assert entities_in(void, CELL) == [item]


def test_large_entity_is_found_from_far(void: Level) -> None:
    """A giant is 12 blocks high: https://minecraft.wiki/w/Giant."""
    giant = create_entity(void, "giant", Vec3(0.5, 55.0, 0.5), {"NoAI": Byte(1)})

    assert entities_in(void, CELL) == [giant]


def test_removed_entity_is_not_found(void: Level) -> None:
    item = create_entity(void, "item", Vec3(0.5, 64.0, 0.5))

    void.remove_entity(item)

    assert entities_in(void, CELL) == []


def test_spectator_is_not_found(void: Level) -> None:
    void.add_entity(Player.of_name("Alex", Vec3(0.5, 64.0, 0.5), game_mode="spectator"))

    assert entities_in(void, CELL) == []
