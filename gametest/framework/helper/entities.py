"""Methods that need entities: none is simulated, and each says so by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gametest.core.errors import UnsupportedError
from gametest.framework.helper.values import ValueAsserts


def _unsupported(name: str) -> Callable[..., Any]:
    # Typed as what it will be one day: a checker shall not take what follows for dead code.
    def method(_self: object, *_arguments: object, **_options: object) -> Any:
        mechanic = f"GameTestHelper.{name}"
        raise UnsupportedError(mechanic)

    method.__name__ = name
    return method


class EntityHelper(ValueAsserts):
    """A test that calls one of these is *unsupported*, never passed."""

    spawn = _unsupported("spawn")
    spawn_entity = _unsupported("spawn_entity")
    spawn_mob = _unsupported("spawn_mob")
    spawn_with_no_free_will = _unsupported("spawn_with_no_free_will")
    spawn_item = _unsupported("spawn_item")
    despawn_item = _unsupported("despawn_item")
    find_one_entity = _unsupported("find_one_entity")
    find_closest_entity = _unsupported("find_closest_entity")
    find_entities = _unsupported("find_entities")
    get_entities = _unsupported("get_entities")
    kill_all_entities = _unsupported("kill_all_entities")
    kill_all_entities_of_class = _unsupported("kill_all_entities_of_class")
    hurt = _unsupported("hurt")
    kill = _unsupported("kill")
    discard = _unsupported("discard")
    move_to = _unsupported("move_to")
    walk_to = _unsupported("walk_to")
    rotate_entity_with_test = _unsupported("rotate_entity_with_test")
    make_about_to_drown = _unsupported("make_about_to_drown")
    with_low_health = _unsupported("with_low_health")
    make_mock_player = _unsupported("make_mock_player")
    make_mock_server_player = _unsupported("make_mock_server_player")
    make_mock_server_player_in_level = _unsupported("make_mock_server_player_in_level")
    place_at = _unsupported("place_at")
    use_item_on_block = _unsupported("use_item_on_block")
    assert_entity_present = _unsupported("assert_entity_present")
    assert_entities_present = _unsupported("assert_entities_present")
    assert_entity_not_present = _unsupported("assert_entity_not_present")
    assert_entity_instance_present = _unsupported("assert_entity_instance_present")
    assert_entity_touching = _unsupported("assert_entity_touching")
    assert_entity_not_touching = _unsupported("assert_entity_not_touching")
    assert_entity_data = _unsupported("assert_entity_data")
    assert_entity_property = _unsupported("assert_entity_property")
    assert_entity_is_holding = _unsupported("assert_entity_is_holding")
    assert_entity_inventory_contains = _unsupported("assert_entity_inventory_contains")
    assert_living_entity_has_mob_effect = _unsupported(
        "assert_living_entity_has_mob_effect"
    )
    assert_item_entity_present = _unsupported("assert_item_entity_present")
    assert_item_entity_not_present = _unsupported("assert_item_entity_not_present")
    assert_item_entity_count_is = _unsupported("assert_item_entity_count_is")
    succeed_when_entity_present = _unsupported("succeed_when_entity_present")
    succeed_when_entity_not_present = _unsupported("succeed_when_entity_not_present")
    succeed_when_entity_data = _unsupported("succeed_when_entity_data")
