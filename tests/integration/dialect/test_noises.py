"""What entities do is heard: https://minecraft.wiki/w/Sculk_Sensor#Vibration_frequencies.

A calibrated sensor with power at its back hears one frequency alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

HEAD = (
    "# @dummy ~1.5 ~1 ~1.5\n# @timeout 300\nscoreboard objectives add n dummy\n"
    "fill ~ ~ ~ ~5 ~ ~5 stone\nawait delay 70t\n"
)
SENSOR = "setblock ~5 ~1 ~5 sculk_sensor\nawait delay 2t\n"
HEARD = (
    "await delay 20t\n"
    "execute store result score #f n run data get block ~5 ~1 ~5 last_vibration_frequency\n"
    "kill @e[type=!player,distance=..20]\nassert score #f n matches %d"
)
HOLDS = "item replace entity @s weapon.mainhand with {item}\n"
EATS = HOLDS + SENSOR + "dummy @s use item\nawait delay 33t\n"
SHOOTS = "summon snowball ~2.5 ~6 ~2.5 {Motion:[0d,-1d,0d]%s}\n"


@pytest.mark.parametrize(
    ("text", "frequency"),
    [
        (SENSOR + "summon pig ~2.5 ~2 ~2.5 {NoGravity:1b,NoAI:1b}\n", 0),
        (
            SENSOR
            + "summon pig ~2.5 ~1 ~2.5 {NoAI:1b}\ndamage @n[type=pig] 1 cactus\n",
            7,
        ),
        (SENSOR + "summon pig ~2.5 ~1 ~2.5 {NoAI:1b}\ndamage @n[type=pig] 99\n", 15),
        (SENSOR + "summon item ~3.5 ~3 ~3.5 {Item:{id:'stone'}}\n", 2),
        (SENSOR + "summon item ~3.5 ~3 ~3.5 {Item:{id:'red_wool'}}\n", 0),
        (
            "setblock ~3 ~ ~3 red_wool\n"
            + SENSOR
            + "summon item ~3.5 ~3 ~3.5 {Item:{id:'stone'}}\n",
            0,
        ),
        (
            "fill ~3 ~ ~3 ~4 ~2 ~4 glass\nfill ~3 ~1 ~3 ~3 ~2 ~3 water\n"
            + SENSOR
            + "await delay 60t\nsummon item ~3.5 ~4 ~3.5 {Item:{id:'stone'}}\n",
            2,
        ),
        (SENSOR + SHOOTS % "", 3),
        (SENSOR + SHOOTS % ",HasBeenShot:1b", 2),
        (
            EATS.format(
                item="apple[food={nutrition:1,saturation:1,can_always_eat:1b}]"
            ),
            8,
        ),
        (EATS.format(item="stick[consumable={consume_seconds:9f}]"), 0),
        (
            EATS.format(item="spyglass")
            + HOLDS.format(item="stick[use_effects={interact_vibrations:0b}]"),
            3,
        ),
        (
            EATS.format(item="spyglass[use_effects={interact_vibrations:0b}]")
            + HOLDS.format(item="stick"),
            0,
        ),
        (
            "summon minecart ~3.5 ~1 ~3.5\nawait delay 5t\n"
            + SENSOR
            + "ride @s mount @n[type=minecart]\n",
            6,
        ),
        (
            "summon minecart ~3.5 ~1 ~3.5\nride @s mount @n[type=minecart]\nawait delay 9t\n"
            + SENSOR
            + "ride @s dismount\n",
            5,
        ),
        (
            HOLDS.format(item="bucket")
            + "summon cow ~3.5 ~1 ~3.5 {NoAI:1b}\n"
            + SENSOR
            + "dummy @s use entity @n[type=cow]\n",
            6,
        ),
        (
            HOLDS.format(item="iron_helmet") + SENSOR + "dummy @s use item\n",
            5,
        ),
        (
            HOLDS.format(item="armor_stand")
            + SENSOR
            + "dummy @s use block ~3.5 ~ ~3.5\n",
            14,
        ),
        (SENSOR + "tp @s ~3.5 ~2 ~3.5\nawait delay 9t\n", 2),
        ("dummy @s sneak true\n" + SENSOR + "tp @s ~3.5 ~2 ~3.5\nawait delay 9t\n", 0),
    ],
)
def test_it_is_heard_with_its_frequency(
    play: Callable[..., Any], text: str, frequency: int
) -> None:
    end = play({"a": HEAD + text + HEARD % frequency}).of("a")

    assert ("passed", None) == (end.outcome.value, end.failure)
