"""Attributes that change how things move and reach (https://minecraft.wiki/w/Attribute)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

HEAD = (
    "# @dummy ~2.5 ~1 ~2.5\n# @timeout 200\nscoreboard objectives add n dummy\n"
    "fill ~ ~ ~ ~9 ~ ~4 %s\nfill ~ ~1 ~ ~9 ~2 ~4 %s\ngamemode survival @s\nawait delay 20t\n"
    "tp @s ~2.5 ~1 ~2.5\n"
)
SOUL, POOL, STONE = (
    HEAD % pair for pair in (("soul_sand", "air"), ("stone", "water"), ("stone", "air"))
)
DUMMY = (
    "attribute @s %s base set %s\nsummon tnt ~1.4 ~1 ~2.5 {fuse:0,explosion_power:1f}\n"
    "await delay 9t\nexecute store result score #x n run data get entity @s Pos[0] 100\n"
)
SEES = (
    "item replace entity @s weapon.mainhand with water_bucket\nrotate @s -90 0\n"
    "attribute @s block_interaction_range base set %s\nsetblock ~8 ~2 ~2 stone\n"
)


@pytest.mark.parametrize(
    ("text", "is_done"), [("9", True), ("4.5", False), ("3", False)]
)
def test_a_dummy_reaches_as_far_as_its_attribute_says(
    play: Callable[..., Any], text: str, is_done: bool
) -> None:
    use = "assert run" if is_done else "assert not run"
    end = play({"a": STONE + SEES % text + use + " dummy @s use item"}).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)


def _pushed(play: Callable[..., Any], head: str, attribute: str, value: str) -> int:
    """Hundredths of a block, as far as a blast carries it."""
    text = head + DUMMY % (attribute, value) + "assert score #x n matches ..-999"
    reason = play({"a": text}).of("a").failure.reason
    return int(reason.split("got ")[-1].split()[0])


@pytest.mark.parametrize(
    ("head", "attribute"),
    [(SOUL, "movement_efficiency"), (POOL, "water_movement_efficiency")],
)
def test_an_attribute_of_the_ground_or_water_changes_how_far_it_slides(
    play: Callable[..., Any], head: str, attribute: str
) -> None:
    slow, fast = (_pushed(play, head, attribute, value) for value in ("0", "1"))

    assert slow != fast


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (
            "attribute @s bounciness base set 1\nawait delay 2t",
            "minecraft:bounciness: other than 0",
        ),
        (
            "difficulty hard\nsummon husk ~5 ~1 ~2 {NoAI:1b,attributes:"
            "[{id:'minecraft:spawn_reinforcements',base:1}]}\n"
            "dummy @s attack @n[type=husk]\nkill @e[type=husk]\ndifficulty normal",
            "minecraft:husk: call reinforcements",
        ),
    ],
)
def test_an_attribute_that_is_not_simulated_is_refused_by_name(
    play: Callable[..., Any], text: str, named: str
) -> None:
    end = play({"a": STONE + text}).of("a")

    assert named in str(end.missing)
