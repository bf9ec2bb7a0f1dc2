"""What every living body keeps: health, time since a blow, air, frost, effects.

https://minecraft.wiki/w/Damage, https://minecraft.wiki/w/Entity_format#Mobs. Health and absorption stand
in the entity's data; the rest is kept here and written when somebody asks for the data.
"""
# size: the one face of a living body; what it does stands in the modules beside it

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, cast

import attrs

from gametest.entity.attributes import attribute_value
from gametest.entity.living.effects.active_effect import ActiveEffect
from gametest.entity.living.worn.worn_ticks import may_tick
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import uuid_ints
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_phase import had_its_turn
from gametest.level.entities.entity_riding import uuid_of_nbt
from gametest.level.world.world_state import Difficulty
from gametest.nbt.tags import Compound, Float, Int, IntArray, Short

if TYPE_CHECKING:
    from gametest.core.position import BlockPos
    from gametest.entity.living.worn.place_effects import PlaceModifier
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

MAX_AIR: Final = 300
_MORE_AIR: Final = {"minecraft:axolotl": 6000, "minecraft:dolphin": 4800}
"""Five and four minutes: https://minecraft.wiki/w/Axolotl, /Dolphin."""
MAX_HEALTH: Final = "minecraft:max_health"
FROZEN_AT: Final = 140
"""Ticks in powder snow after which one is frozen."""
_FULL: Final = 20.0
_ROSE_TIME: Final = 40
_MEMORY: Final = 100
"""Ticks for which one knows who struck it."""
_BY_PLAYER: Final = "last_hurt_by_player"
"""https://minecraft.wiki/w/Entity_format: the player that struck it last, and for how long it counts."""


@attrs.define(eq=False, repr=False)
class LivingBody(EntityBody):
    invulnerable_time: int = attrs.field(default=0, init=False)
    hurt_time: int = attrs.field(default=0, init=False)
    hurt_timestamp: int = attrs.field(default=0, init=False)
    death_time: int = attrs.field(default=0, init=False)
    has_died: bool = attrs.field(default=False, init=False)
    """Its death was done: what it drops, who killed it."""
    last_amount: float = attrs.field(default=0.0, init=False)
    """Of the blow from which its invulnerable time runs."""
    air: int = attrs.field(default=MAX_AIR, init=False)
    frozen_ticks: int = attrs.field(default=0, init=False)
    is_in_powder_snow: bool = attrs.field(default=False, init=False)
    """Since its last turn it touched some."""
    effects: dict[str, ActiveEffect] = attrs.field(factory=dict, init=False)
    """By full id, in the order of their coming."""
    worn: dict[str, ItemStack] = attrs.field(factory=dict, init=False)
    """By slot, what it wore and held at its last turn: attributes follow that only."""
    attacker: Entity | None = attrs.field(default=None, init=False)
    """The living thing that struck it last; see `last_attacker`."""
    player_attacker: Entity | None = attrs.field(default=None, init=False)
    player_memory: int = attrs.field(default=0, init=False)
    """Ticks for which a player's blow still counts for drops and experience."""
    hurt_since: int | None = attrs.field(default=None, init=False)
    """Game time since which it may want to heal itself, of a kind that does."""
    has_impulse: bool = attrs.field(default=False, init=False)
    """It was struck and thrown back since its last turn."""
    wind: tuple[float, int] | None = attrs.field(default=None, init=False)
    """Height of the burst of wind that threw it, and when: it falls from there."""
    placed_worn: dict[str, ItemStack] = attrs.field(factory=dict, init=False)
    """By slot, the things that enchantments that mind the place last looked at."""
    placed: dict[str, dict[str, PlaceModifier]] = attrs.field(factory=dict, init=False)
    """By slot, then by id: modifiers that such enchantments give here."""
    last_cell: BlockPos | None = attrs.field(default=None, init=False)
    """Where enchantments that mind the place last looked."""
    born_at: int | None = attrs.field(default=None, init=False)
    """Game time before its first turn."""
    seen_moves: int = attrs.field(default=-1, init=False)
    """`pushable_moves` of the level when it last looked whether anything meets it at rest."""
    turned_at: int = attrs.field(default=0, init=False)
    """Game time up to which its effects have counted down."""

    # -- health --------------------------------------------------------------------------

    @property
    def health(self) -> float:
        found = self.entity.nbt.get("Health")
        if isinstance(found, (int, float)):
            return float(found)
        return self.entity.kind.attributes.get(MAX_HEALTH, _FULL)

    @property
    def max_air(self) -> int:
        return _MORE_AIR.get(self.entity.type_id, MAX_AIR)

    @property
    def max_health(self) -> float:
        return attribute_value(self.entity, MAX_HEALTH) or _FULL

    def set_health(self, health: float) -> None:
        """Kept between 0 and the greatest."""
        entity = self.entity
        entity.nbt["Health"] = Float(max(0.0, min(health, self.max_health)))
        self.values_changed()

    def heal(self, amount: float) -> None:
        health = self.health
        if health > 0.0:
            self.set_health(Float(health + amount))

    @property
    def absorption(self) -> float:
        found = self.entity.nbt.get("AbsorptionAmount", 0.0)
        return float(found) if isinstance(found, (int, float)) else 0.0

    def set_absorption(self, amount: float) -> None:
        most = attribute_value(self.entity, "minecraft:max_absorption") or 0.0
        kept = Float(max(0.0, min(amount, most)))
        if kept or "AbsorptionAmount" in self.entity.nbt:
            self.entity.nbt["AbsorptionAmount"] = kept

    def values_changed(self) -> None:
        """Those who count a player's health and food look again."""
        level = self.entity.level
        if level is not None and self.entity.is_player:
            level.world.triggers.value_changed(self.entity)

    # -- effects -------------------------------------------------------------------------

    def effect(self, name: str) -> ActiveEffect | None:
        """By its id without the game's namespace."""
        return self.effects.get(f"minecraft:{name}")

    def has_effect(self, name: str) -> bool:
        return f"minecraft:{name}" in self.effects

    # -- what happened to it -------------------------------------------------------------

    def last_attacker(self) -> Entity | None:
        """For 100 ticks, and while both live."""
        found = self.attacker
        if found is None or not found.is_alive or not self.entity.is_alive:
            return None
        level = self.entity.level
        now = 0 if level is None else self.age(level)
        return found if now - self.hurt_timestamp <= _MEMORY else None

    def note_attacker(self, level: Level, attacker: Entity | None) -> None:
        self.attacker, self.hurt_timestamp = attacker, self.age(level)

    def age(self, level: Level) -> int:
        """Turns since it came, those at rest with them."""
        born = self.born_at
        return 0 if born is None else level.game_time - born

    def ticks_lived(self, level: Level) -> int | None:
        if self.born_at is None:
            return 0
        waits = level.is_handling_tick or self.entity.order > level.body_in_turn > 0
        return level.game_time - self.born_at - waits

    def begin_turn(self, level: Level) -> None:
        """Make good what it missed at rest."""
        now = level.game_time
        if self.born_at is None:
            self.born_at = self.turned_at = now - 1
        self._catch_up(now - 1)
        self.tick_count = now - self.born_at

    def _catch_up(self, now: int) -> None:
        if now > self.turned_at:
            if self.effects:
                from gametest.entity.living.effects.effect_store import skip_turns

                skip_turns(self, now - self.turned_at)
            self.turned_at = now

    def count_effects(self, level: Level) -> None:
        """Bring their time up to date, as far as its turns are over."""
        waits = not had_its_turn(level, self.entity)
        self._catch_up(level.game_time - waits)

    def rest_due(self, level: Level) -> tuple[bool, int | None]:
        """Whether nothing of it changes by itself but passive effects, and until when."""
        if not self.is_quiet or may_tick(level, self):
            return False, None
        if not self.effects:
            return True, None
        if not all(one.kind.is_passive for one in self.effects.values()):
            return False, None
        left = [one.duration for one in self.effects.values() if not one.is_infinite]
        return True, level.game_time + min(left) if left else None

    @property
    def is_quiet(self) -> bool:
        """Leaving effects aside."""
        return (
            not self.invulnerable_time
            and not self.hurt_time
            and not self.frozen_ticks
            and not self.is_in_powder_snow
            and self.air == self.max_air
            and not self.player_memory
            and not self.has_impulse
            and self.wind is None
            and self.entity.is_alive
        )

    def ignite(self, ticks: int) -> None:
        """The attribute `burning_time` makes it longer or shorter."""
        times = attribute_value(self.entity, "minecraft:burning_time")
        EntityBody.ignite(self, ceil(ticks * (1.0 if times is None else times)))
        self.rest = None

    def landed(self, level: Level, distance: float, pos: BlockPos) -> None:
        from gametest.entity.living.falling import hurt_by_fall

        hurt_by_fall(level, self, distance, pos)

    def thrown_by_wind(self, level: Level, height: float) -> None:
        """A wind charge burst at that height and threw it, a player."""
        self.wind = height, level.game_time
        self.rest = None

    def explosion_knockback_resistance(self) -> float:
        name = "minecraft:explosion_knockback_resistance"
        return attribute_value(self.entity, name) or 0.0

    def wither_by_rose(self, level: Level) -> None:
        """Not in peaceful worlds, and not who is invulnerable to it."""
        from gametest.entity.living.effects.effect_store import add_effect

        source = DamageSource.of("wither")
        is_peaceful = level.world.difficulty is Difficulty.PEACEFUL
        if not is_peaceful and not self.is_invulnerable_to(level, source):
            add_effect(level, self, ActiveEffect("minecraft:wither", _ROSE_TIME))

    # -- what heirs decide ---------------------------------------------------------------

    def is_invulnerable_to(self, level: Level, source: DamageSource) -> bool:
        from gametest.entity.living.invulnerability import is_invulnerable

        return is_invulnerable(level, self, source)

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        from gametest.entity.living.damage import hurt_living

        return hurt_living(level, self, source, amount)

    def needs_air(self) -> bool:
        """Whether water takes its air."""
        return True

    def exhaust(self, amount: float) -> None:
        """A player gets hungry."""

    def feed(self, points: int, saturation: float) -> None:
        """A player is fed; `saturation` is the factor of a food."""

    def thrown_back(self) -> None:
        """Its motion was changed by a blow."""
        self.has_impulse = True
        self.rest = None

    # -- data ----------------------------------------------------------------------------

    def read(self) -> None:
        EntityBody.read(self)
        self.rest = None
        nbt = self.entity.nbt
        self.air = _number(nbt, "Air", self.max_air)
        self.frozen_ticks = _number(nbt, "TicksFrozen", 0)
        self.hurt_time = _number(nbt, "HurtTime", 0)
        self.hurt_timestamp = _number(nbt, "HurtByTimestamp", 0)
        self.death_time = _number(nbt, "DeathTime", 0)
        self.has_died = self.has_died or not self.entity.is_alive
        listed = nbt.get("active_effects")
        found = [
            ActiveEffect.from_nbt(each)
            for each in (listed if isinstance(listed, list) else ())
        ]
        self.effects = {one.id: one for one in found if one is not None}
        self.player_memory = _number(nbt, f"{_BY_PLAYER}_memory_time", 0)
        self.player_attacker = self._named(_BY_PLAYER)

    def _named(self, key: str) -> Entity | None:
        uuid, level = uuid_of_nbt(self.entity.nbt.get(key)), self.entity.level
        return None if uuid is None or level is None else level.find_entity(uuid)

    def write(self) -> None:
        level = self.entity.level
        if self.effects and self.rest is not None and level is not None:
            self.count_effects(level)
        EntityBody.write(self)
        nbt = self.entity.nbt
        _keep(nbt, "Air", Short.wrapped(self.air), MAX_AIR)
        _keep(nbt, "TicksFrozen", Int(self.frozen_ticks), 0)
        _keep(nbt, "HurtTime", Short.wrapped(self.hurt_time), 0)
        _keep(nbt, "HurtByTimestamp", Int(self.hurt_timestamp), 0)
        _keep(nbt, "DeathTime", Short.wrapped(self.death_time), 0)
        if self.effects:
            nbt["active_effects"] = [one.to_nbt() for one in self.effects.values()]
        else:
            nbt.pop("active_effects", None)
        if self.player_memory > 0:
            nbt[f"{_BY_PLAYER}_memory_time"] = Int(self.player_memory)
            if self.player_attacker is not None:
                nbt[_BY_PLAYER] = IntArray(uuid_ints(self.player_attacker.uuid))
        else:
            nbt.pop(f"{_BY_PLAYER}_memory_time", None)
            nbt.pop(_BY_PLAYER, None)


def living_body(entity: Entity) -> LivingBody | None:
    """None for what does not live, and in no level."""
    body = entity.body
    return body if isinstance(body, LivingBody) else None


def living_of(entity: Entity) -> LivingBody:
    """Of one of which it is known that it lives in a level."""
    return cast("LivingBody", entity.body)


def _number(nbt: Compound, key: str, default: int) -> int:
    found = nbt.get(key, default)
    return int(found) if isinstance(found, int) else default


def _keep(nbt: Compound, key: str, value: Short | Int, default: int) -> None:
    if value != default or key in nbt:
        nbt[key] = value
