"""In water, webs, air and sand: https://minecraft.wiki/w/Depth_Strider, /Dolphin%27s_Grace, /Turtle_Shell, /Attribute."""

from __future__ import annotations

import pytest

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import Vec3
from gametest.entity.attribute_editing import set_base
from gametest.entity.bodies.still_mob import StillMobBody
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.effects.effect_store import add_effect
from gametest.entity.living.living_body import living_of
from gametest.entity.player import Player
from gametest.entity.summoning import create_entity
from gametest.level.level import Level
from gametest.nbt.snbt import parse_snbt


def _diver(level: Level, y: float = 66.0) -> Player:
    water = level.blocks.parse_state("water").id
    level.fill_states(BoundingBox(-8, 64, -3, 8, 69, 3), water)
    player = Player.of_name("Alex", Vec3(0.5, y, 0.5))
    player.is_loaded = True
    level.add_entity(player)
    return player


@pytest.mark.parametrize(
    ("efficiency", "grace", "sprints", "left"),
    [
        (0.0, False, False, 0.8),
        (0.0, False, True, 0.9),
        (1.0, False, False, 0.8 + (0.546 - 0.8) * 0.5),
        (0.0, True, False, 0.96),
    ],
)
def test_what_water_leaves_of_the_speed_to_the_sides(
    floor: Level, efficiency: float, grace: bool, sprints: bool, left: float
) -> None:
    """The attribute counts half where one does not stand (general knowledge)."""
    player = _diver(floor)
    set_base(player, "minecraft:water_movement_efficiency", efficiency)
    if grace:
        effect = ActiveEffect("minecraft:dolphins_grace", 200)
        add_effect(floor, living_of(player), effect)
    player.is_sprinting = sprints
    player.motion = Vec3(0.1, 0.0, 0.0)
    floor.tick()

    assert player.motion.x == pytest.approx(0.1 * left, rel=1e-6)


def test_a_turtle_shell_keeps_the_breath_from_the_dive_on(floor: Level) -> None:
    player = _diver(floor, 72.0)
    player.nbt["equipment"] = {"head": {"id": "minecraft:turtle_helmet"}}
    body = living_of(player)
    floor.tick()
    before = body.effects["minecraft:water_breathing"].duration
    player.move_to(Vec3(0.5, 64.0, 0.5))
    for _ in range(50):
        floor.tick()

    assert before == 200
    assert body.effects["minecraft:water_breathing"].duration == 150
    assert body.air == 300


@pytest.mark.parametrize("name", ["air_drag_modifier", "bounciness"])
def test_attributes_that_are_not_known_are_named(
    floor: Level, reports: list[str], name: str
) -> None:
    player = Player.of_name("Alex", Vec3(0.5, 64.0, 0.5))
    floor.add_entity(player)
    set_base(player, f"minecraft:{name}", 0.5)
    floor.tick()

    assert reports == [
        f"minecraft:{name}: other than {0 if name == 'bounciness' else 1}"
    ]


def test_who_flies_slows_up_and_down_at_once(floor: Level) -> None:
    """By four tenths a tick (general knowledge)."""
    player = Player.of_name("Alex", Vec3(0.5, 70.0, 0.5), game_mode="creative")
    player.flies = True
    floor.add_entity(player)
    player.motion = Vec3(0.0, 1.0, 0.0)
    floor.tick()

    assert player.pos.y == 71.0
    assert player.motion.y == pytest.approx(0.6)


@pytest.mark.parametrize(("weaves", "part"), [(False, 0.05), (True, 0.25)])
def test_who_weaves_sinks_faster_through_a_web(
    floor: Level, weaves: bool, part: float
) -> None:
    """https://minecraft.wiki/w/Weaving."""
    web = floor.blocks.parse_state("cobweb").id
    floor.fill_states(BoundingBox(0, 64, 0, 0, 70, 0), web)
    player = Player.of_name("Alex", Vec3(0.5, 69.0, 0.5))
    floor.add_entity(player)
    if weaves:
        add_effect(floor, living_of(player), ActiveEffect("minecraft:weaving", 200))
    for _ in range(3):
        floor.tick()
    before, speed = player.pos.y, player.motion.y
    floor.tick()

    assert before - player.pos.y == pytest.approx(-speed * part, rel=1e-5)


@pytest.mark.parametrize(
    ("item", "told"),
    [("elytra", ["minecraft:husk: glide"]), ("iron_chestplate", [])],
)
def test_who_glides_is_named(
    floor: Level, reports: list[str], item: str, told: list[str]
) -> None:
    """https://minecraft.wiki/w/Elytra."""
    equipment = f"equipment: {{chest: {{id: '{item}'}}}}"
    data = parse_snbt(f"{{FallFlying: 1b, {equipment}}}")
    assert isinstance(data, dict)
    husk = create_entity(floor, "husk", Vec3(0.5, 70.0, 0.5), data)
    assert isinstance(husk.body, StillMobBody)
    husk.body.lose_will()
    floor.tick()

    assert reports == told
    assert (husk.nbt["FallFlying"] == 0) == (not told)


@pytest.mark.parametrize(("efficiency", "part"), [(0.0, 0.4), (0.5, 0.7), (1.0, 1.0)])
def test_efficient_feet_do_not_mind_soul_sand(
    floor: Level, efficiency: float, part: float
) -> None:
    """https://minecraft.wiki/w/Attribute: `movement_efficiency`."""
    soul_sand = floor.blocks.parse_state("soul_sand").id
    floor.fill_states(BoundingBox(-2, 63, -2, 4, 63, 2), soul_sand)
    player = Player.of_name("Alex", Vec3(0.5, 63.875, 0.5))
    floor.add_entity(player)
    set_base(player, "minecraft:movement_efficiency", efficiency)
    for _ in range(3):
        floor.tick()
    player.set_motion(Vec3(0.1, player.motion.y, 0.0))
    floor.tick()

    assert player.motion.x == pytest.approx(0.1 * part * 0.6 * 0.91, rel=1e-5)
