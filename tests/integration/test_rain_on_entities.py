"""Rain puts out who burns and hurts whom water hurts (https://minecraft.wiki/w/Rain#Effects)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gametest.core.position import Vec3
from gametest.entity.living.living_body import living_of
from gametest.entity.summoning import create_entity
from gametest.level.world.weather import WeatherKind
from gametest.nbt.snbt import parse_snbt

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from tests.integration.conftest import Scene


def _in_rain(
    scene: Scene, kind: str, nbt: str, *, roof: bool, biome: str
) -> LivingBody:
    scene.build({(0, 100, 0): "stone"} | ({(0, 110, 0): "stone"} if roof else {}))
    for y in (25, 26, 27):
        scene.level.set_biome_of_cell(0, y, 0, biome)
    weather = scene.level.world.weather
    weather.set_kind(WeatherKind.RAIN)
    weather.rain_level = 1.0
    data = parse_snbt(nbt)
    assert isinstance(data, dict)
    return living_of(create_entity(scene.level, kind, Vec3(0.5, 101.0, 0.5), data))


@pytest.mark.parametrize(
    ("biome", "roof", "burns"),
    [
        ("minecraft:plains", False, False),
        ("minecraft:plains", True, True),
        ("minecraft:desert", False, True),
    ],
)
def test_rain_puts_out_who_burns(
    scene: Scene, biome: str, roof: bool, burns: bool
) -> None:
    body = _in_rain(scene, "pig", "{NoAI: 1b, Fire: 200s}", roof=roof, biome=biome)

    scene.tick()

    assert (body.fire_ticks > 0) == burns
    assert scene.missing == []


@pytest.mark.parametrize(("kind", "lost"), [("strider", 1.0), ("pig", 0.0)])
def test_rain_hurts_whom_water_hurts(scene: Scene, kind: str, lost: float) -> None:
    biome = "minecraft:plains"
    body = _in_rain(scene, kind, "{NoAI: 1b}", roof=False, biome=biome)
    before = body.health

    scene.tick()

    assert before - body.health == lost


def test_an_enderman_in_the_rain_is_named(scene: Scene) -> None:
    biome = "minecraft:plains"
    _in_rain(scene, "enderman", "{NoAI: 1b}", roof=False, biome=biome)

    scene.tick()

    assert scene.missing == ["minecraft:enderman: damage by drown"]
