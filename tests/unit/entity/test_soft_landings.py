"""What takes a fall: https://minecraft.wiki/w/Damage#Fall_damage."""

from __future__ import annotations

import pytest

from gametest.core.position import Vec3
from gametest.entity.living.living_body import LivingBody, living_of
from gametest.entity.player import Player
from gametest.level.level import Level

HEIGHTS = [10.0 + 0.61 * step for step in range(24)]
"""So many that the last tick of a fall begins anywhere."""


def _fallen(level: Level, height: float) -> LivingBody:
    level.world.game_rules.set("natural_health_regeneration", False)
    player = Player.of_name("Alex", Vec3(0.5, 64.0 + height, 0.5))
    player.is_loaded = True
    level.add_entity(player)
    for _ in range(80):
        level.tick()
    return living_of(player)


@pytest.mark.parametrize(
    "state",
    [
        "water",
        "water[level=7]",
        "ladder[facing=south]",
        "vine[south=true]",
        "twisting_vines",
        "cave_vines_plant",
        "cobweb",
        "sweet_berry_bush[age=0]",
    ],
)
def test_one_block_of_it_takes_every_fall(floor: Level, state: str) -> None:
    level = floor
    level.set_states_quiet([((0, 64, 0), level.blocks.parse_state(state).id)])
    hurt = []
    for height in HEIGHTS:
        body = _fallen(level, height)
        if body.health < 20.0:
            hurt.append(height)
        level.remove_entity(body.entity)

    assert hurt == []


@pytest.mark.parametrize(("state", "top"), [("stone", 65.0), ("scaffolding", 65.0)])
def test_what_one_lands_on_takes_none(floor: Level, state: str, top: float) -> None:
    level = floor
    level.set_states_quiet([((0, 64, 0), level.blocks.parse_state(state).id)])
    spared = []
    for height in HEIGHTS:
        body = _fallen(level, height)
        assert body.entity.pos.y == top
        if body.health == 20.0:
            spared.append(height)
        level.remove_entity(body.entity)

    assert spared == []


def test_lava_halves_the_fall_in_every_tick(floor: Level) -> None:
    """General knowledge of the game."""
    level = floor
    lava = level.blocks.parse_state("lava").id
    level.set_states_quiet(((0, y, 0), lava) for y in range(64, 74))
    player = Player.of_name("Alex", Vec3(0.5, 70.0, 0.5), game_mode="creative")
    level.add_entity(player)
    body = living_of(player)
    body.fall_distance = 16.0
    level.tick()

    assert 8.0 <= body.fall_distance < 8.1
