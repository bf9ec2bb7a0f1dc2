"""Blocks that effects of enchantments change."""

from __future__ import annotations

from typing import Any

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.entity.living.effects.block_effects import change_blocks
from gametest.level.level import Level

CENTER = Vec3(0.5, 64.0, 0.5)
GLASS = {"type": "simple_state_provider", "state": {"id": "minecraft:glass"}}
BLAST = {"radius": 1, "block_interaction": "none", "damage_type": "magic"}


@pytest.mark.parametrize(
    ("word", "effect", "mechanic"),
    [
        ("explode", {"block_interaction": "trigger"}, "block_interaction trigger"),
        ("explode", {"attribute_to_user": True}, "attribute_to_user"),
        ("explode", {"immune_blocks": "stone"}, "immune_blocks"),
        ("explode", {"knockback_multiplier": 2}, "knockback_multiplier"),
        ("explode", {"damage_type": None}, "no damage_type"),
        (
            "replace_block",
            {"block_state": {"type": "noise_provider"}},
            "noise_provider",
        ),
        ("replace_block", {"predicate": {"type": "solid"}}, "block predicate solid"),
    ],
)
def test_what_is_not_known_is_refused_by_name(
    floor: Level, word: str, effect: dict[str, Any], mechanic: str
) -> None:
    with pytest.raises(UnsupportedError, match=mechanic):
        change_blocks(floor, word, BLAST | {"block_state": GLASS} | effect, 1, CENTER)


@pytest.mark.parametrize(
    ("predicate", "is_replaced"),
    [
        ({"type": "true"}, True),
        ({"type": "matching_blocks", "blocks": ["dirt", "minecraft:stone"]}, True),
        ({"type": "matching_blocks", "blocks": "dirt"}, False),
        ({"type": "matching_fluids", "fluids": "water", "offset": [0, 1, 0]}, True),
        ({"type": "matching_fluids", "fluids": "flowing_water"}, False),
        ({"type": "not", "predicate": {"type": "true"}}, False),
        ({"type": "any_of", "predicates": [{"type": "true"}]}, True),
    ],
)
def test_a_block_is_replaced_where_the_predicate_holds(
    floor: Level, predicate: dict[str, Any], is_replaced: bool
) -> None:
    """https://minecraft.wiki/w/Block_predicate."""
    floor.set_block(BlockPos(0, 64, 0), floor.blocks.parse_state("stone"))
    floor.set_block(BlockPos(0, 65, 0), floor.blocks.parse_state("water"))

    change_blocks(
        floor,
        "replace_block",
        {"block_state": GLASS, "predicate": predicate},
        1,
        CENTER,
    )

    found = floor.get_block_state(BlockPos(0, 64, 0))
    assert is_replaced is found.is_block("minecraft:glass")


@pytest.mark.parametrize(("radius", "count"), [(1, 1), (2, 9), (3, 25)])
def test_a_disk_holds_the_blocks_whose_middles_are_near(
    floor: Level, radius: int, count: int
) -> None:
    effect = {"block_state": GLASS, "radius": radius, "height": 1}

    change_blocks(floor, "replace_disk", effect, 1, CENTER)

    cells = (BlockPos(x, 64, z) for x in range(-4, 5) for z in range(-4, 5))
    found = [floor.get_block_state(pos).is_block("minecraft:glass") for pos in cells]
    assert count == sum(found)
