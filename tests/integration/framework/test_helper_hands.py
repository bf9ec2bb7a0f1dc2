"""Items in the hands of mock players (`gametest.md` section 9: useItemOnBlock, useBlock)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest import GameTestHelper
from gametest.core.errors import UnsupportedError
from gametest.framework.events import Outcome
from gametest.interaction.hand.hand import Hand
from gametest.item.item_stack import ItemStack

SPOT = (1, 1, 1)


@pytest.fixture
def result(stage: Any, make_structure: Callable[..., bytes]) -> Callable[..., Any]:
    def play(body: Callable[[GameTestHelper], object]) -> Any:
        return stage.play(
            {
                "structure/s.nbt": make_structure((3, 3, 3), [((1, 0, 1), "stone")]),
                "test_instance/a.json": {"structure": "demo:s"},
            },
            bodies={"a": body},
        ).of("a")

    return play


@pytest.mark.parametrize(
    ("block", "item", "after"),
    [
        # https://minecraft.wiki/w/Axe, /Honeycomb, /Cauldron, /Flint_and_Steel
        ("oak_log", "iron_axe", "stripped_oak_log"),
        ("copper_block", "honeycomb", "waxed_copper_block"),
        ("cauldron", "lava_bucket", "lava_cauldron"),
        ("campfire[lit=false]", "flint_and_steel", "campfire[lit=true]"),
    ],
)
def test_a_mock_player_uses_an_item_on_a_block(
    result: Callable[..., Any], block: str, item: str, after: str
) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block(SPOT, block)
        player = helper.make_mock_player()

        helper.assert_true(helper.use_item_on_block(player, item, SPOT), "used")
        helper.assert_block_state(SPOT, after)
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_a_survivor_uses_it_up(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block(SPOT, "copper_block")
        player = helper.make_mock_player("survival")

        helper.use_item_on_block(player, "honeycomb", SPOT)
        helper.assert_true(player.main_hand.is_empty, "empty hand")
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


def test_a_block_is_used_with_what_its_player_holds(result: Callable[..., Any]) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block(SPOT, "composter")
        player = helper.make_mock_player("survival")
        Hand(player).put(ItemStack("minecraft:pumpkin_pie", 2))

        helper.use_block(SPOT, player)
        helper.assert_block_state(SPOT, "composter[level=1]")
        helper.assert_value_equal(player.main_hand.count, 1, "left")
        helper.succeed()

    assert result(body).outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("block", "item", "mechanic"),
    [
        # https://minecraft.wiki/w/Copper_Golem_Statue: an axe wakes a bare one.
        (
            "copper_golem_statue",
            "iron_axe",
            "minecraft:copper_golem_statue: wake the golem",
        ),
        (
            "exposed_copper_golem_statue",
            "iron_axe",
            "minecraft:iron_axe: use on minecraft:exposed_copper_golem_statue",
        ),
        (
            "exposed_copper_golem_statue",
            "honeycomb",
            "minecraft:honeycomb: use on minecraft:exposed_copper_golem_statue",
        ),
    ],
)
def test_an_axe_or_wax_does_not_turn_a_statue(
    result: Callable[..., Any], block: str, item: str, mechanic: str
) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.set_block(SPOT, block)
        player = helper.make_mock_player()
        Hand(player).put(ItemStack(f"minecraft:{item}"))
        with pytest.raises(UnsupportedError, match=mechanic):
            helper.use_block(SPOT, player)
        helper.succeed()

    assert result(body).outcome is Outcome.UNSUPPORTED
