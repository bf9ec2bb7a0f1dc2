"""What random ticks do: farmland and copper, exactly; crops and the like, by a report."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from gametest.behaviour.interaction import tick_block_randomly
from gametest.core.position import BlockPos
from gametest.level.world.weather import WeatherKind

if TYPE_CHECKING:
    from tests.integration.conftest import Pos, Scene

_POS = (0, 101, 0)


def _hit(scene: Scene, times: int = 1, pos: Pos = _POS) -> None:
    for _ in range(times):
        tick_block_randomly(scene.level, BlockPos(*pos))


@pytest.mark.parametrize(
    ("moisture", "water", "above", "expected"),
    [
        ("3", (4, 101, 4), "air", "farmland[moisture=7]"),
        ("3", (4, 102, 0), "air", "farmland[moisture=7]"),
        ("3", (5, 101, 0), "air", "farmland[moisture=2]"),
        ("3", (0, 100, 1), "air", "farmland[moisture=2]"),
        ("0", (5, 101, 0), "air", "dirt"),
        ("0", (5, 101, 0), "wheat", "farmland[moisture=0]"),
    ],
)
def test_farmland_dries_and_moistens(
    scene: Scene, moisture: str, water: Pos, above: str, expected: str
) -> None:
    """https://minecraft.wiki/w/Farmland#Hydration."""
    cells: dict[Pos, str] = {water: "water", (0, 102, 0): above}
    scene.build({_POS: f"farmland[moisture={moisture}]", **cells})
    _hit(scene)

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("copper_block", "exposed_copper"),
        ("exposed_copper", "weathered_copper"),
        (
            "weathered_cut_copper_stairs[half=top]",
            "oxidized_cut_copper_stairs[half=top]",
        ),
        ("copper_bulb[lit=true]", "exposed_copper_bulb[lit=true]"),
        ("copper_door[half=lower]", "exposed_copper_door[half=lower]"),
        ("copper_grate", "exposed_copper_grate"),
        ("lightning_rod", "exposed_lightning_rod"),
    ],
)
def test_copper_ages_in_time(scene: Scene, block: str, expected: str) -> None:
    """https://minecraft.wiki/w/Oxidation: one step, with the same properties."""
    scene.build({_POS: block, (0, 102, 0): "air", (0, 100, 0): "stone"})
    state = scene.get(_POS)
    for _ in range(2000):
        if scene.get(_POS) is not state:
            break
        _hit(scene)

    assert scene.state(expected) is scene.get(_POS)


@pytest.mark.parametrize(
    "block",
    [
        "waxed_copper_block",
        "oxidized_copper",
        "copper_door[half=upper]",
        "copper_torch",
    ],
)
def test_some_copper_never_ages(scene: Scene, block: str) -> None:
    scene.build({_POS: block})
    state = scene.get(_POS)
    _hit(scene, 1000)

    assert state is scene.get(_POS)


def test_less_aged_copper_near_keeps_copper_from_aging(scene: Scene) -> None:
    """https://minecraft.wiki/w/Oxidation: within four blocks, counted along the axes."""
    scene.build({_POS: "exposed_copper", (2, 103, 0): "copper_block"})
    _hit(scene, 1000)

    assert "exposed_copper" == scene.name(_POS)


def test_copper_ages_by_the_random_ticks_of_the_level(scene: Scene) -> None:
    scene.level.world.game_rules.set("random_tick_speed", 4096)
    scene.build({_POS: "copper_block"})
    scene.tick(100)

    assert "copper_block" != scene.name(_POS)


@pytest.mark.parametrize(
    ("dimension", "rains", "roof", "is_reported"),
    [
        ("overworld", True, "air", True),
        ("overworld", False, "air", False),
        ("overworld", True, "stone", False),
        ("the_nether", True, "air", False),
    ],
)
def test_cauldron_under_rain_is_reported(
    make_scene: Callable[..., Scene],
    dimension: str,
    rains: bool,
    roof: str,
    is_reported: bool,
) -> None:
    """https://minecraft.wiki/w/Cauldron#Precipitation."""
    scene = make_scene(dimension)
    weather = scene.level.world.weather
    weather.set_kind(WeatherKind.RAIN if rains else WeatherKind.CLEAR)
    weather.rain_level = 1.0 if rains else 0.0
    scene.level.world.game_rules.set("random_tick_speed", 1000)
    scene.build({_POS: "cauldron", (0, 120, 0): roof})
    scene.tick(50)

    expected = ["minecraft:cauldron: fill with rain"] if is_reported else []
    assert expected == scene.missing[:1]
