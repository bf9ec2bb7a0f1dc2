"""A dummy as a body: it falls, stands on things, and picks up what lies around it.

https://minecraft.wiki/w/Player, /Item_(entity)#Pickup, /Damage#Fall_damage. It does not walk by itself.
What would hurt it is not simulated, unless its game mode or data keep it from harm.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.harm import check_living_harm
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.picking_up import pick_up
from gametest.entity.bodies.resting import quiet_cells
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_neighbors
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity_body import EntityBody, Rest

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.level import Level

_LEAST_SPEED: Final = 0.003
_SAFE_FALL: Final = 3.0
_SAFE_AFTER_JOINING: Final = 60
"""Ticks in which nothing hurts it, as no client says that it is there."""


@final
@attrs.define(eq=False, repr=False)
class PlayerBody(EntityBody):
    joined_at: int | None = attrs.field(default=None, init=False)
    """Game time of its first turn."""
    checked_items: int = attrs.field(default=-1, init=False)
    """`item_changes` of the level when it last looked for items."""

    @property
    def player(self) -> Player:
        return self.entity  # type: ignore[return-value]

    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None

    def wake(self) -> None:
        self.rest = None
        self.checked_items = -1

    def tick(self, level: Level) -> None:
        player = self.player
        if player.is_spectator or not player.is_alive:
            self.rest = Rest((), level.game_time, None)
            return
        self.tick_count += 1
        if self.joined_at is None:
            self.joined_at = level.game_time
        self.is_pushed_by_fluid = not player.is_flying
        if not self.is_safe:
            check_living_harm(level, player, self)
        base_turn(level, player, self)
        if self.is_gone():
            return
        before, speed = player.pos, player.motion
        self._drop_small_speed()
        if player.is_flying:
            travel(level, player, self, gravity=0.0)
        else:
            travel(level, player, self)
        apply_block_effects(level, player, self)
        push_neighbors(level, player)
        waits = pick_up(level, player)
        still = player.pos == before and player.motion == speed and not waits
        if still and not (self.is_in_water or self.is_in_lava or self.fire_ticks > 0):
            self._rest(level)

    def _drop_small_speed(self) -> None:
        x, y, z = self.player.motion
        if x * x + z * z < _LEAST_SPEED * _LEAST_SPEED:
            x = z = 0.0
        if abs(y) < _LEAST_SPEED:
            y = 0.0
        self.player.motion = Vec3(x, y, z)

    def _rest(self, level: Level) -> None:
        cells = quiet_cells(level, self.player)
        if cells is not None and not level.hard_entities:
            self.checked_items = level.item_changes
            due = None
            if self.has_just_joined and self.joined_at is not None:
                due = self.joined_at + _SAFE_AFTER_JOINING
            self.rest = Rest(cells, level.game_time, due)

    def still_rests(self, level: Level) -> bool:
        return self.checked_items == level.item_changes

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    @property
    def has_just_joined(self) -> bool:
        level = self.player.level
        return (
            level is not None
            and self.joined_at is not None
            and level.game_time - self.joined_at < _SAFE_AFTER_JOINING
        )

    @property
    def is_safe(self) -> bool:
        """Nothing but the void and commands hurts it."""
        return (
            self.has_just_joined
            or self.player.is_creative
            or bool(self.player.nbt.get("Invulnerable"))
        )

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        if floor(distance - _SAFE_FALL + 1e-6) >= 1:
            self.hurt(level, DamageSource.of("fall"), 1.0)

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        if not self.is_safe:
            raise UnsupportedError(
                f"minecraft:player: damage by {source.name}", self.player.block_pos
            )
        return True
