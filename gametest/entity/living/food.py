"""Hunger of players (https://minecraft.wiki/w/Hunger#Mechanics)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.core.float32 import f32
from gametest.level.entities.damage_source import DamageSource
from gametest.level.world.world_state import Difficulty

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.player import Player
    from gametest.level.level import Level

MOST_FOOD: Final = 20
_STEP: Final = 4.0
"""Exhaustion that costs a point."""
_ENOUGH: Final = 18
_FAST: Final = 10
_SLOW: Final = 80
_REGENERATION: Final = "natural_health_regeneration"


def saturation_of(points: int, factor: float) -> float:
    return f32(f32(f32(points) * f32(factor)) * 2.0)


def tick_food(level: Level, body: LivingBody) -> None:
    """A turn of its stomach."""
    player: Player = body.entity  # type: ignore[assignment]
    difficulty = level.world.difficulty
    if player.food_exhaustion > _STEP:
        player.food_exhaustion = f32(player.food_exhaustion - _STEP)
        if player.food_saturation > 0.0:
            player.food_saturation = max(0.0, f32(player.food_saturation - 1.0))
        elif difficulty is not Difficulty.PEACEFUL:
            player.food_level = max(0, player.food_level - 1)
        body.values_changed()
    heals = level.world.game_rules.is_on(_REGENERATION)
    is_hurt = 0.0 < body.health < body.max_health
    if (
        heals
        and is_hurt
        and player.food_saturation > 0.0
        and player.food_level >= MOST_FOOD
    ):
        _wait(body, player, _FAST, lambda: _heal_fast(body, player))
    elif heals and is_hurt and player.food_level >= _ENOUGH:
        _wait(body, player, _SLOW, lambda: _heal_slowly(body, player))
    elif player.food_level <= 0:
        _wait(body, player, _SLOW, lambda: _starve(level, body))
    else:
        player.food_timer = 0
    if difficulty is Difficulty.PEACEFUL and heals:
        _recover(body, player)


def is_sated(level: Level, body: LivingBody) -> bool:
    """Whether its stomach does nothing in the turns to come."""
    player: Player = body.entity  # type: ignore[assignment]
    if player.food_timer or player.food_exhaustion > _STEP or player.food_level <= 0:
        return False
    is_hurt = 0.0 < body.health < body.max_health
    if level.world.difficulty is Difficulty.PEACEFUL:
        return not is_hurt and player.food_level >= MOST_FOOD <= player.food_saturation
    return not is_hurt or player.food_level < _ENOUGH


def _wait(
    body: LivingBody, player: Player, ticks: int, act: Callable[[], None]
) -> None:
    player.food_timer += 1
    if player.food_timer >= ticks:
        act()
        player.food_timer = 0


def _heal_fast(body: LivingBody, player: Player) -> None:
    part = min(player.food_saturation, 6.0)
    body.heal(f32(part / 6.0))
    player.exhaust(part)


def _heal_slowly(body: LivingBody, player: Player) -> None:
    body.heal(1.0)
    player.exhaust(6.0)


def _starve(level: Level, body: LivingBody) -> None:
    """Down to 10 on easy, to 1 on normal, to death on hard."""
    difficulty, health = level.world.difficulty, body.health
    if (
        health > 10.0
        or difficulty is Difficulty.HARD
        or (health > 1.0 and difficulty is Difficulty.NORMAL)
    ):
        body.hurt(level, DamageSource.of("starve"), 1.0)


def _recover(body: LivingBody, player: Player) -> None:
    """In peaceful worlds (https://minecraft.wiki/w/Difficulty)."""
    if body.tick_count % 20 == 0:
        if body.health < body.max_health:
            body.heal(1.0)
        if player.food_saturation < 20.0:
            player.food_saturation = f32(player.food_saturation + 1.0)
            body.values_changed()
    if body.tick_count % 10 == 0 and player.food_level < MOST_FOOD:
        player.food_level += 1
        body.values_changed()
