"""Right tools and their wear (https://minecraft.wiki/w/Breaking, https://minecraft.wiki/w/Tier)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.using.adventure import allows
from gametest.behaviour.using.tool_fit import is_right_tool, mining_speed
from gametest.core.position import BlockPos
from gametest.interaction.drops.experience_orbs import orb_sizes
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.nbt.snbt import parse_snbt

if TYPE_CHECKING:
    from tests.integration.conftest import Scene

POS = BlockPos(0, 101, 0)


@pytest.mark.parametrize(
    ("block", "tool", "is_right"),
    [
        ("stone", None, False),
        ("stone", "wooden_pickaxe", True),
        ("stone", "diamond_shovel", False),
        ("iron_ore", "wooden_pickaxe", False),
        ("iron_ore", "stone_pickaxe", True),
        ("diamond_ore", "golden_pickaxe", False),
        ("diamond_ore", "copper_pickaxe", False),
        ("diamond_ore", "iron_pickaxe", True),
        ("obsidian", "iron_pickaxe", False),
        ("obsidian", "diamond_pickaxe", True),
        ("dirt", None, True),
        ("oak_log", None, True),
        ("snow", "wooden_shovel", True),
        ("snow", None, False),
        ("cobweb", "shears", True),
        ("cobweb", "iron_sword", True),
        ("cobweb", "iron_axe", False),
    ],
)
def test_a_block_asks_for_its_tool(
    scene: Scene, block: str, tool: str | None, is_right: bool
) -> None:
    stack = EMPTY if tool is None else ItemStack(f"minecraft:{tool}")

    assert is_right is is_right_tool(scene.level, stack, scene.state(block))


@pytest.mark.parametrize(
    ("block", "tool", "speed"),
    [
        ("stone", "iron_pickaxe", 6.0),
        ("stone", "iron_axe", 1.0),
        ("cobweb", "iron_sword", 15.0),
        ("white_wool", "shears", 5.0),
    ],
)
def test_a_tool_has_its_speed(
    scene: Scene, block: str, tool: str, speed: float
) -> None:
    stack = ItemStack(f"minecraft:{tool}")

    assert speed == mining_speed(scene.level, stack, scene.state(block))


@pytest.mark.parametrize(
    ("predicate", "is_allowed"),
    [
        ('{blocks:"minecraft:oak_log"}', True),
        ('{blocks:"#minecraft:logs",state:{axis:"x"}}', True),
        ('{blocks:"#minecraft:logs",state:{axis:"y"}}', False),
        ('[{blocks:"dirt"},{blocks:["stone","oak_log"]}]', True),
        ('{blocks:"dirt"}', False),
        ("{nbt:{a:1}}", False),
    ],
)
def test_adventure_mode_allows_what_a_predicate_names(
    scene: Scene, predicate: str, is_allowed: bool
) -> None:
    scene.build({(0, 101, 0): "oak_log[axis=x]"})
    stack = ItemStack(
        "minecraft:iron_axe", 1, {"minecraft:can_break": parse_snbt(predicate)}
    )

    assert is_allowed is allows(scene.level, stack, "can_break", POS)


@pytest.mark.parametrize(
    ("points", "sizes"), [(0, []), (1, [1]), (5, [3, 1, 1]), (43, [37, 3, 3])]
)
def test_points_fall_apart_into_orbs(points: int, sizes: list[int]) -> None:
    """https://minecraft.wiki/w/Experience_Orb."""
    assert sizes == orb_sizes(points)
