from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.level.world.world_clocks import UnknownClockError, WorldClocks


def test_world_has_the_clocks_of_26_1() -> None:
    assert WorldClocks().ids() == ("minecraft:overworld", "minecraft:the_end")


def test_all_clocks_advance_but_paused_ones() -> None:
    clocks = WorldClocks()
    clocks.declare(["demo:slow", "minecraft:overworld"])
    clocks.set("minecraft:overworld", 6000)
    clocks.clock("demo:slow").is_paused = True

    clocks.advance(20)

    assert clocks.snapshot() == {
        "minecraft:overworld": 6020,
        "minecraft:the_end": 20,
        "demo:slow": 0,
    }


def test_unknown_clock_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownClockError, match="did you mean 'minecraft:the_end'"):
        WorldClocks().get("minecraft:the_ent")


def test_other_rates_than_1_are_unsupported() -> None:
    clocks = WorldClocks()
    clocks.set_rate("minecraft:overworld", 1)

    with pytest.raises(UnsupportedError, match="clock minecraft:overworld: rate 2"):
        clocks.set_rate("minecraft:overworld", 2)
