"""The texts of failures by the game's keys; keys and argument counts are the game's.

Keys: `assets/minecraft/lang` entries that mods and reports refer to; the English is our own.
"""

from __future__ import annotations

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "test.error.block_property_mismatch": "expected {0}={2}, got {0}={1}",
    "test.error.block_property_missing": "expected {0}={1}, but the block has no {0}",
    "test.error.entity_property": "expected {0} to have {1}",
    "test.error.entity_property_details": "expected {0} to have {1} {3}, got {2}",
    "test.error.expected_block": "expected block {0}, got {1}",
    "test.error.expected_block_present": "expected block {0} in the structure",
    "test.error.expected_block_tag": "expected a block in #{0}, got {1}",
    "test.error.expected_container_contents": "expected the container to hold {0}",
    "test.error.expected_container_contents_single": (
        "expected the container to hold exactly one {0}"
    ),
    "test.error.expected_empty_container": "expected the container to be empty",
    "test.error.expected_entity": "expected an entity {0}",
    "test.error.expected_entity_around": "expected an entity {0} around {1}, {2}, {3}",
    "test.error.expected_entity_count": "expected {1} entities {0}, got {2}",
    "test.error.expected_entity_data": "expected the entity to have {0}, got {1}",
    "test.error.expected_entity_data_predicate": "unexpected data of entity {0}",
    "test.error.expected_entity_effect": "expected {0} to have effect {1} {2}",
    "test.error.expected_entity_having": "expected an entity that carries {0}",
    "test.error.expected_entity_holding": "expected an entity that holds {0}",
    "test.error.expected_entity_in_test": "expected an entity {0} in the structure",
    "test.error.expected_entity_not_touching": (
        "expected an entity {0} that does not touch {1}, {2}, {3} "
        "(relative: {4}, {5}, {6})"
    ),
    "test.error.expected_entity_touching": (
        "expected an entity {0} that touches {1}, {2}, {3} (relative: {4}, {5}, {6})"
    ),
    "test.error.expected_item": "expected an item {0}",
    "test.error.expected_items_count": "expected {1} items {0}, got {2}",
    "test.error.fail": "{0}",
    "test.error.invalid_block_type": "unexpected kind of block, expected {0}",
    "test.error.missing_block_entity": "expected a block entity, found none",
    "test.error.position": "{0} at {1}, {2}, {3} (relative: {4}, {5}, {6}) on tick {7}",
    "test.error.sequence.condition_already_triggered": (
        "the condition was already triggered at tick {0}"
    ),
    "test.error.sequence.condition_not_triggered": "the condition was not triggered",
    "test.error.sequence.invalid_tick": "succeeded in another tick than the expected {0}",
    "test.error.sequence.minimum_tick": "succeeded earlier than tick {0}",
    "test.error.sequence.not_completed": "the sequence did not complete",
    "test.error.spawn_failure": "cannot spawn {0}",
    "test.error.state_not_equal": "expected state {0}, got {1}",
    "test.error.tick": "{0} on tick {1}",
    "test.error.ticking_without_structure": "the test ticks without its structure",
    "test.error.timeout.no_result": "neither success nor failure within {0} ticks",
    "test.error.timeout.no_sequences_finished": "no sequence finished within {0} ticks",
    "test.error.too_many_entities": (
        "expected one entity {0} around {1}, {2}, {3}, got {4}"
    ),
    "test.error.unexpected_block": "expected no block {0}",
    "test.error.unexpected_entity": "expected no entity {0}",
    "test.error.unexpected_item": "expected no item {0}",
    "test.error.unknown": "the test raised {0}",
    "test.error.value_not_equal": "expected {0} to be {1}, got {2}",
    "test.error.value_not_in_between": (
        "expected {0} to be between {1} and {3}, got {2}"
    ),
    "test.error.wrong_block_entity": "unexpected kind of block entity, got {0}",
    "test_block.error.missing": "the structure has no test block in mode {0}",
    "test_block.error.too_many": "the structure has more than one test block in mode {0}",
    # Ours: no key of the game.
    "gametest.exhausted_attempts": "{0} of {1} attempts passed, {2} needed",
    "gametest.internal_error": "gametest itself failed: {0}",
    "gametest.redstone_signal": "unexpected redstone signal {0}",
}


def message(key: str, *arguments: object) -> str:
    """The text of `key`; raises `KeyError` for a key that has none."""
    return MESSAGES[key].format(*arguments)
