"""An armour stand: a living body that falls and floats but never walks.

https://minecraft.wiki/w/Armor_Stand, https://minecraft.wiki/w/Entity#Motion_of_entities. The order of a
turn and the numbers in fluids are general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.position import Vec3
from gametest.entity.bodies.base_turn import base_turn
from gametest.entity.bodies.living_travel import travel
from gametest.entity.bodies.resting import quiet_cells
from gametest.entity.living.living_body import LivingBody
from gametest.entity.living.surroundings import living_turn, tick_frost
from gametest.interaction.block_contact import apply_block_effects
from gametest.interaction.pushing import push_from_cart
from gametest.level.entities.entity_body import Rest

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_DRAG: Final = 0.98
_NEAR: Final = 0.2
"""Square of the distance to a cart that pushes it."""
_LEAST_SPEED: Final = 0.003


@final
@attrs.define(eq=False, repr=False)
class ArmorStandBody(LivingBody):
    struck_at: int | None = attrs.field(default=None, init=False)
    """Game time of the last blow by a player: a second one within 5 ticks breaks it."""

    def read(self) -> None:
        LivingBody.read(self)
        self.rest = None
        self.no_physics = self.no_gravity or bool(self.entity.nbt.get("Marker"))

    def wake(self) -> None:
        self.rest = None

    def still_rests(self, level: Level) -> bool:
        if self.seen_moves != level.pushable_moves:
            if self._carts(level):
                return False
            self.seen_moves = level.pushable_moves
        return True

    def next_due(self, level: Level) -> int | None:
        if self.rest is not None and not self.still_rests(level):
            return level.game_time + 1
        return LivingBody.next_due(self, level)

    def tick(self, level: Level) -> None:
        entity = self.entity
        self.begin_turn(level)
        base_turn(level, entity, self)
        if self.is_gone():
            return
        living_turn(level, self)
        if self.is_gone():
            return
        before, speed = entity.pos, entity.motion
        if self.no_physics:
            entity.motion = speed.scaled(_DRAG)
        x, y, z = entity.motion
        entity.motion = Vec3(
            0.0 if abs(x) < _LEAST_SPEED else x,
            0.0 if abs(y) < _LEAST_SPEED else y,
            0.0 if abs(z) < _LEAST_SPEED else z,
        )
        if not self.no_physics:
            travel(level, entity, self)
        if not self.is_gone():
            apply_block_effects(level, entity, self)
        if self.is_gone():
            return
        tick_frost(level, self)
        self._meet_carts(level)
        is_still = entity.pos == before and entity.motion == speed
        if is_still and not (
            self.is_in_water or self.is_in_lava or self.fire_ticks > 0
        ):
            cells = quiet_cells(level, entity)
            may_rest, due = self.rest_due(level)
            if not (cells is None or level.hard_entities) and may_rest:
                self.rest = Rest(cells, level.game_time, due)

    def tick_at_rest(self, level: Level) -> None:
        self.rest = None
        self.tick(level)

    def _meet_carts(self, level: Level) -> None:
        """It and a cart that can be ridden push each other away."""
        for cart in self._carts(level):
            push_from_cart(cart, self.entity)

    def _carts(self, level: Level) -> list[Entity]:
        """Those that can be ridden and are near enough."""
        entity, found = self.entity, []
        for cart in level.entities_of_type("minecraft:minecart"):
            x, y, z = cart.pos.minus(entity.pos)
            if x * x + y * y + z * z <= _NEAR and cart is not entity.vehicle:
                found.append(cart)
        return found

    # -- harm ----------------------------------------------------------------------------

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        # Here, as few of them are hurt.
        from gametest.entity.living.armor_stand_harm import hurt_armor_stand

        return hurt_armor_stand(level, self, source, amount)
