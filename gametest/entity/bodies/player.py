"""A dummy as a body: it falls, stands on things, is hurt, gets hungry, picks up what lies around it.

https://minecraft.wiki/w/Player, /Item_(entity)#Pickup, /Damage, /Hunger. It does not walk by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.picking_up import pick_up
from gametest.entity.bodies.resting import is_met, quiet_cells
from gametest.entity.living.effects.effect_store import tick_effects
from gametest.entity.living.food import is_sated, tick_food
from gametest.entity.living.invulnerability import is_forbidden_by_rule
from gametest.entity.living.living_body import LivingBody
from gametest.entity.living.surroundings import (
    living_turn,
    tick_crowd,
    tick_frost,
    tick_helmet,
    wears_turtle,
)
from gametest.entity.living.worn.item_modifiers import look_at_worn
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_neighbors
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.entities.entity_body import Rest

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.world_state import Difficulty

_LEAST_SPEED: Final = 0.003
_FLIGHT_DRAG: Final = 0.6
"""Of speed up and down (general knowledge)."""
_SAFE_AFTER_JOINING: Final = 60
"""Ticks in which nothing hurts it, as no client says that it is there."""


@final
@attrs.define(eq=False, repr=False)
class PlayerBody(LivingBody):
    checked_items: int = attrs.field(default=-1, init=False)
    """`item_changes` of the level when it last looked for items."""
    takes_orb_at: int = attrs.field(default=0, init=False)
    """Game time from which it takes the next orb of experience."""
    rested_in: Difficulty | None = attrs.field(default=None, init=False)
    """The difficulty in which it came to rest: a peaceful world feeds it."""
    struck_at: int | None = attrs.field(default=None, init=False)
    """Game time of its last blow, or of taking another thing in hand."""
    held: ItemStack = attrs.field(default=EMPTY, init=False)
    """In the main hand at its last turn."""

    @property
    def player(self) -> Player:
        return self.entity  # type: ignore[return-value]

    def wake(self) -> None:
        self.rest = None
        self.checked_items = -1

    def tick(self, level: Level) -> None:
        player = self.player
        if player.is_spectator:
            self._watch(level)
            return
        if player.window is not None and not player.window.still_opens_for(player):
            player.close_window()
        if not player.is_alive:
            self._lie(level)
            return
        self.begin_turn(level)
        self.is_pushed_by_fluid = not player.is_flying
        base_turn(level, player, self)
        if self.is_gone():
            return
        living_turn(level, self)
        tick_helmet(level, self)
        self._look_at_hand(level)
        if player.using is not None:
            # Here, as few players use anything for long.
            from gametest.entity.using.eating import tick_use

            tick_use(level, player)
        if player.bed is not None:
            from gametest.entity.playing.sleeping import tick_sleep

            tick_sleep(level, player)
            return
        before, speed = player.pos, player.motion
        self._drop_small_speed()
        if player.is_flying:
            rise = player.motion.y
            travel(level, player, self, gravity=0.0)
            x, _, z = player.motion
            player.motion = Vec3(x, rise * _FLIGHT_DRAG, z)
        else:
            travel(level, player, self)
        apply_block_effects(level, player, self)
        tick_frost(level, self)
        push_neighbors(level, player)
        tick_crowd(level, self)
        waits = pick_up(level, player)
        tick_food(level, self)
        waits = waits or player.using is not None
        still = player.pos == before and player.motion == speed and not waits
        if still and not (self.is_in_water or self.is_in_lava or self.fire_ticks > 0):
            self._rest(level)

    def _watch(self, level: Level) -> None:
        """A spectator: nothing touches it but the effects that it has."""
        self.begin_turn(level)
        if self.effects:
            tick_effects(level, self)
        look_at_worn(self)
        if self.player.camera is not None:
            self._go_along(level, self.player.camera)
            return
        may_rest, due = self.rest_due(level)
        if may_rest:
            self.checked_items = level.item_changes
            self.rested_in = level.world.difficulty
            self.rest = Rest((), level.game_time, due)

    def _go_along(self, level: Level, camera: Entity) -> None:
        """Where it goes and looks, while it lives and the player does not sneak.

        https://minecraft.wiki/w/Spectator#Spectating_entities.
        """
        player = self.player
        if player.is_sneaking or camera.level is None or not camera.is_alive:
            player.camera = None
        elif camera.level is not level:
            mechanic = "command: spectate: go along to another dimension"
            raise UnsupportedError(mechanic, player.block_pos)
        else:
            player.move_to(camera.pos, camera.yaw, camera.pitch)

    def _lie(self, level: Level) -> None:
        """Dead: 20 ticks, and then until it comes back."""
        from gametest.entity.living.dying.death import LYING_TIME, tick_death

        self.begin_turn(level)
        if self.death_time < LYING_TIME:
            tick_death(level, self)
        if self.death_time >= LYING_TIME:
            self.rest = Rest((), level.game_time, None)

    def _look_at_hand(self, level: Level) -> None:
        """Another kind of thing in hand begins the wait for a strong blow anew."""
        held = self.player.main_hand
        if held.id != self.held.id:
            self.struck_at = level.game_time
        self.held = held

    def _drop_small_speed(self) -> None:
        x, y, z = self.player.motion
        if x * x + z * z < _LEAST_SPEED * _LEAST_SPEED:
            x = z = 0.0
        if abs(y) < _LEAST_SPEED:
            y = 0.0
        self.player.motion = Vec3(x, y, z)

    def _rest(self, level: Level) -> None:
        may_rest, due = self.rest_due(level)
        if not may_rest or level.hard_entities or not is_sated(level, self):
            return
        if wears_turtle(self):
            return
        cells = quiet_cells(level, self.player)
        if cells is not None:
            self.checked_items = level.item_changes
            self.rested_in = level.world.difficulty
            self.rest = Rest(cells, level.game_time, self._earliest(due))

    def _earliest(self, due: int | None) -> int | None:
        """When it can be hurt again it looks where it is."""
        if not self.has_just_joined or self.born_at is None:
            return due
        harmed_from = self.born_at + _SAFE_AFTER_JOINING
        return harmed_from if due is None else min(due, harmed_from)

    def still_rests(self, level: Level) -> bool:
        if not self.player.is_alive:
            return True
        return (
            self.checked_items == level.item_changes
            and self.rested_in is level.world.difficulty
            and (self.player.is_spectator or not is_met(level, self))
        )

    def next_due(self, level: Level) -> int | None:
        if self.rest is not None and not self.still_rests(level):
            return level.game_time + 1
        return LivingBody.next_due(self, level)

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    # -- harm ----------------------------------------------------------------------------

    @property
    def has_just_joined(self) -> bool:
        level = self.player.level
        if level is None or self.player.is_loaded:
            return False
        return self.age(level) < _SAFE_AFTER_JOINING

    def is_invulnerable_to(self, level: Level, source: DamageSource) -> bool:
        return (
            LivingBody.is_invulnerable_to(self, level, source)
            or is_forbidden_by_rule(level, source)
            or self.has_just_joined
        )

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        # Here, as few players are hurt.
        from gametest.entity.living.damage import hurt_player

        return hurt_player(level, self, source, amount)

    def needs_air(self) -> bool:
        return not self.player.is_creative

    def exhaust(self, amount: float) -> None:
        if amount:
            self.player.exhaust(amount)
            self.values_changed()

    def feed(self, points: int, saturation: float) -> None:
        from gametest.entity.living.food import saturation_of

        self.player.eat(points, saturation_of(points, saturation))
        self.values_changed()
