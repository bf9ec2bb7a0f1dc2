"""Bodies of the selftest pack about entities that a helper makes, finds and asserts.

What is to come of each, and by which source, is in `selftest/expected_things.json`. All stand on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from gametest import GameTestHelper, test_function
from gametest.core.bounding_box import BoundingBox
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Compound, Double, Int

SPOT = (2, 1, 2)
STILL: Compound = {"NoAI": Byte(1)}


@test_function("selftest:entity/present_at_a_block")
def present_at_a_block(helper: GameTestHelper) -> None:
    helper.spawn("marker", SPOT)
    helper.spawn("armor_stand", SPOT)
    helper.assert_entity_present("armor_stand", SPOT)
    helper.assert_entity_present("armor_stand", (2, 2, 2))
    helper.assert_entity_not_present("armor_stand", (0, 1, 0))
    helper.assert_entity_present("armor_stand", (0, 1, 2), 1.5)
    helper.assert_entity_present("armor_stand", BoundingBox(0, 0, 0, 2, 1, 2))
    helper.succeed()


@test_function("selftest:entity/present_in_the_structure")
def present_in_the_structure(helper: GameTestHelper) -> None:
    helper.assert_entity_not_present("armor_stand")
    helper.spawn("armor_stand", (0, 1, 0))
    helper.spawn("armor_stand", (4, 1, 4))
    helper.assert_entity_present("armor_stand")
    helper.assert_entities_present("armor_stand", 2)
    helper.assert_entities_present("armor_stand", 1, (4, 1, 4), 1.0)
    helper.succeed()


@test_function("selftest:entity/absent_is_a_failure")
def absent_is_a_failure(helper: GameTestHelper) -> None:
    helper.assert_entity_present("pig", SPOT)


@test_function("selftest:entity/present_is_a_failure")
def present_is_a_failure(helper: GameTestHelper) -> None:
    helper.spawn("armor_stand", (1, 1, 3))
    helper.assert_entity_not_present("armor_stand")


@test_function("selftest:entity/count_is_a_failure")
def count_is_a_failure(helper: GameTestHelper) -> None:
    helper.spawn_entity("armor_stand", SPOT).spawn_many(3)
    helper.assert_entities_present("armor_stand", 2)


@test_function("selftest:entity/closest_of_two_is_a_failure")
def closest_of_two_is_a_failure(helper: GameTestHelper) -> None:
    helper.spawn("armor_stand", (1, 1, 1))
    helper.spawn("armor_stand", (3, 1, 3))
    helper.find_one_entity("armor_stand")


@test_function("selftest:entity/found_within_a_distance")
def found_within_a_distance(helper: GameTestHelper) -> None:
    near = helper.spawn("armor_stand", (1, 1, 1))
    helper.spawn("armor_stand", (4, 1, 4))
    assert helper.find_entities("armor_stand", (1.5, 1.0, 1.5), 1.0) == [near]
    assert helper.find_closest_entity("armor_stand", (1.5, 1.0, 1.5), 1.0) is near
    assert helper.get_entities("armor_stand", (1, 1, 1)) == [near]
    assert len(helper.get_entities("armor_stand")) == 2
    helper.succeed()


@test_function("selftest:entity/killed_and_gone")
def killed_and_gone(helper: GameTestHelper) -> None:
    helper.spawn_entity("marker", SPOT).spawn_many(2)
    helper.kill_all_entities()
    helper.assert_entity_not_present("marker")
    stand = helper.spawn("armor_stand", SPOT)
    helper.discard(stand)
    helper.assert_entity_not_present("armor_stand")
    helper.succeed()


@test_function("selftest:entity/items_are_counted")
def items_are_counted(helper: GameTestHelper) -> None:
    helper.spawn_item("stick", (2.5, 1.0, 2.5))
    helper.spawn("item", SPOT, nbt={"Item": {"id": "minecraft:stick", "count": Int(4)}})
    helper.assert_item_entity_present("stick", SPOT, 1.0)
    helper.assert_item_entity_not_present("stone")
    helper.assert_item_entity_count_is("stick", SPOT, 1.0, 5)
    helper.despawn_item(SPOT, 1.0)
    helper.assert_item_entity_not_present("stick")
    helper.succeed()


@test_function("selftest:entity/items_miscounted_are_a_failure")
def items_miscounted_are_a_failure(helper: GameTestHelper) -> None:
    helper.spawn_item("stick", (2.5, 1.0, 2.5))
    helper.assert_item_entity_count_is("stick", SPOT, 1.0, 2)


@test_function("selftest:entity/property_and_data")
def property_and_data(helper: GameTestHelper) -> None:
    pig = helper.spawn("pig", SPOT, nbt=STILL)
    helper.assert_entity_property(pig, _health, "health", 10.0)
    helper.assert_entity_data(SPOT, "pig", _health, 10.0)
    helper.assert_entity_data(SPOT, "pig", lambda entity: entity.is_alive)
    helper.with_low_health(pig)
    helper.assert_entity_property(pig, _health, "health", 0.25)
    helper.succeed()


@test_function("selftest:entity/property_is_a_failure")
def property_is_a_failure(helper: GameTestHelper) -> None:
    pig = helper.spawn("pig", SPOT, nbt=STILL)
    helper.assert_entity_property(pig, _health, "health", 20.0)


@test_function("selftest:entity/turns_with_the_test")
def turns_with_the_test(helper: GameTestHelper) -> None:
    stand = helper.spawn_entity("armor_stand", SPOT).rotation(30.0).spawn()
    helper.rotate_entity_with_test(stand)
    steps = helper.get_test_rotation().steps
    helper.assert_value_equal(stand.yaw % 360.0, (30.0 + 90.0 * steps) % 360.0, "yaw")
    helper.succeed()


@test_function("selftest:entity/appears_later")
def appears_later(helper: GameTestHelper) -> None:
    helper.succeed_when_entity_present("armor_stand", (2, 1, 2))
    helper.run_after_delay(5, lambda: helper.spawn("armor_stand", SPOT))


@test_function("selftest:entity/vanishes_later")
def vanishes_later(helper: GameTestHelper) -> None:
    stand = helper.spawn("armor_stand", SPOT)
    helper.succeed_when_entity_not_present("armor_stand", SPOT)
    helper.run_after_delay(4, lambda: helper.move_to(stand, (0, 1, 0)))


@test_function("selftest:entity/touches_a_point")
def touches_a_point(helper: GameTestHelper) -> None:
    helper.spawn("armor_stand", SPOT)
    helper.assert_entity_touching("armor_stand", (2.5, 2.5, 2.5))
    helper.assert_entity_not_touching("armor_stand", (0.5, 1.5, 0.5))
    helper.succeed()


@test_function("selftest:entity/mock_player_is_nowhere")
def mock_player_is_nowhere(helper: GameTestHelper) -> None:
    player = helper.make_mock_player("survival")
    helper.assert_value_equal(player.name, "test-mock-player", "name")
    helper.assert_value_equal(player.game_mode, "survival", "game mode")
    helper.assert_entity_not_present("player")
    helper.succeed()


@test_function("selftest:entity/harm_takes_health")
def harm_takes_health(helper: GameTestHelper) -> None:
    pig = helper.spawn("pig", SPOT, nbt=STILL)
    helper.assert_true(helper.hurt(pig, "generic", 4.0), "not hurt")
    helper.assert_entity_property(pig, _health, "health", 6.0)
    stand = helper.spawn("armor_stand", (0, 1, 0))
    helper.hurt(stand, "generic_kill", 20.0)
    helper.assert_false(stand.is_alive, "still alive")
    helper.succeed()


@test_function("selftest:entity/mob_without_will_falls")
def mob_without_will_falls(helper: GameTestHelper) -> None:
    pig = helper.spawn_with_no_free_will("pig", (2.5, 2.0, 2.5))
    helper.succeed_when(lambda: _stands_at(helper, pig, 1.0))


@test_function("selftest:entity/holds_and_carries")
def holds_and_carries(helper: GameTestHelper) -> None:
    stick: Compound = {"id": "minecraft:stick", "count": Int(1)}
    nbt: Compound = {**STILL, "equipment": {"mainhand": stick}, "Inventory": [stick]}
    helper.spawn("villager", SPOT, nbt=nbt)
    helper.assert_entity_is_holding(SPOT, "villager", "stick")
    helper.assert_entity_inventory_contains(SPOT, "villager", "stick")
    helper.succeed()


@test_function("selftest:entity/empty_hands_are_a_failure")
def empty_hands_are_a_failure(helper: GameTestHelper) -> None:
    helper.spawn("villager", SPOT, nbt=STILL)
    helper.assert_entity_is_holding(SPOT, "villager", "stick")


@test_function("selftest:entity/arrow_strikes")
def arrow_strikes(helper: GameTestHelper) -> None:
    cow = helper.spawn("cow", (3, 1, 2), nbt=STILL)
    flight: Compound = {"Motion": [Double(1.5), Double(0.0), Double(0.0)]}
    helper.spawn("arrow", (0.6, 1.7, 2.5), nbt=flight)
    helper.succeed_when(
        lambda: helper.assert_entity_property(cow, _health, "health", 7.0)
    )


def _stands_at(helper: GameTestHelper, entity: Entity, height: float) -> None:
    y = helper.relative_vec(entity.pos).y
    helper.assert_value_equal(y, height, "height")


def _health(entity: Entity) -> object:
    return entity.to_nbt()["Health"]
