"""A blow by a player (https://minecraft.wiki/w/Damage#Attack_damage, https://minecraft.wiki/w/Attack).

The order is general knowledge of the game; sweeping: https://minecraft.wiki/w/Sword#Sweep_attack. Smashing with a
mace and thrusting with a spear are unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32, float_cos, float_sin, half_up
from gametest.core.position import Vec3
from gametest.entity.attributes import attribute_value
from gametest.entity.living.knockback import knock_back
from gametest.entity.living.living_body import living_body
from gametest.entity.living.worn.enchantments import weapon_value
from gametest.entity.living.worn.item_modifiers import DefaultModifiers
from gametest.entity.living.worn.post_attack import after_attack
from gametest.entity.living.worn.wear import wear_slot
from gametest.level.entities.damage_source import DamageSource
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_EXHAUSTION: Final = 0.1
_CRITICAL: Final = 1.5
_STRONG: Final = 0.9
_PUSH: Final = 0.5
_RADIANS: Final = 0.01745329238474369
_SWEEP_PUSH: Final = 0.4000000059604645
_SWEEP_REACH: Final = 9.0
"""Square of the distance."""
_SMASH_FROM: Final = 1.5
_MACE: Final = "minecraft:mace"
_OTHER_BLOWS: Final = ("minecraft:kinetic_weapon", "minecraft:piercing_weapon")
_LEAST_CHARGE: Final = "minecraft:minimum_attack_charge"
_STATS: Final = "minecraft.custom:minecraft."


def attack(attacker: Entity, target: Entity) -> bool:
    """With what it holds, as strongly as the time since its last blow allows; whether it hurt.

    Raises `UnsupportedError` for what is not a player, and for targets that answer in ways that
    are not simulated. What hands do to interactions, frames and vehicles is not asked here.
    """
    level = attacker.level
    if level is None or attacker.is_removed or target.is_removed:
        return False
    if not attacker.is_player:
        raise UnsupportedError(f"{attacker.type_id}: attack", attacker.block_pos)
    player: Player = attacker  # type: ignore[assignment]
    if player.is_spectator or not target.kind.is_attackable:
        return False
    if target.body is None:
        raise UnsupportedError(
            f"{target.type_id}: attack by a player", target.block_pos
        )
    return _Blow(level, player, target).strike()


class _Blow:
    """One blow, with what is known before it falls."""

    def __init__(self, level: Level, player: Player, target: Entity) -> None:
        self.level, self.player, self.target = level, player, target
        body = living_body(player)
        assert body is not None
        self.body: LivingBody = body
        self.weapon = equipped(player, "mainhand")
        self.source = _source(self.weapon, player)
        self.strength = attack_strength(level, player)

    def strike(self) -> bool:
        player, target, strength = self.player, self.target, self.strength
        self._check_weapon()
        base = f32(attribute_value(player, "minecraft:attack_damage") or 0.0)
        extra = f32(self.weapon_value("damage", base) - base)
        base = f32(base * f32(0.2 + f32(f32(strength * strength) * f32(0.8))))
        extra = f32(extra * strength)
        reset_attack_strength(self.level, player)
        if base <= 0.0 and extra <= 0.0:
            return False
        is_strong = strength > _STRONG
        pushes = is_strong and player.is_sprinting
        if self.weapon.id.endswith("_spear"):
            raise UnsupportedError(f"{self.weapon.id}: attack", target.block_pos)
        if self.weapon.id == _MACE and self.body.fall_distance > _SMASH_FROM:
            raise UnsupportedError(f"{_MACE}: smash", target.block_pos)
        is_critical = is_strong and self._falls_on_it()
        if is_critical:
            base = f32(base * _CRITICAL)
        sweeps = is_strong and not is_critical and not pushes and self._may_sweep()
        victim = living_body(target)
        health, motion = (0.0 if victim is None else victim.health), target.motion
        assert target.body is not None
        if not target.body.hurt(self.level, self.source, f32(base + extra)):
            return False
        self._push(victim, sprints=pushes)
        if sweeps:
            self._sweep(base)
        if target.is_player:
            # The game sends the push to the client, and a dummy has none.
            target.motion = motion
        after_attack(self.level, player, target, self.source, self.weapon)
        self._wear(victim)
        if victim is not None:
            tenths = half_up(f32(f32(health - victim.health) * 10.0))
            if tenths > 0:
                self._award("damage_dealt", tenths)
        self.body.exhaust(_EXHAUSTION)
        return True

    def _check_weapon(self) -> None:
        """Components that change what a blow is; raises `UnsupportedError` by their names.

        https://minecraft.wiki/w/Data_component_format
        """
        weapon, pos = self.weapon, self.target.block_pos
        for name in _OTHER_BLOWS:
            if weapon.find(name) is not None:
                raise UnsupportedError(f"{weapon.id}: attack with {name}", pos)
        least = weapon.find(_LEAST_CHARGE)
        if isinstance(least, (int, float)) and self.strength < least:
            mechanic = f"{weapon.id}: attack below its {_LEAST_CHARGE}"
            raise UnsupportedError(mechanic, pos)
        if isinstance(weapon.find("minecraft:damage_type"), dict):
            mechanic = f"{weapon.id}: damage type written in its component"
            raise UnsupportedError(mechanic, pos)

    def weapon_value(self, component: str, value: float) -> float:
        if not self.weapon.components:
            return value
        return weapon_value(
            self.level, self.weapon, component, value, self.target, self.source
        )

    def _falls_on_it(self) -> bool:
        """A critical hit (https://minecraft.wiki/w/Damage#Critical_hit)."""
        player, body = self.player, self.body
        return (
            body.fall_distance > 0.0
            and not body.on_ground
            and not body.is_in_water
            and not body.has_effect("blindness")
            and player.vehicle is None
            and self.target.is_living
            and not player.is_sprinting
            and not _climbs(self.level, player)
        )

    def _may_sweep(self) -> bool:
        """On the ground and not fast, with a sword."""
        items = self.level.world.items
        return self.body.on_ground and items.has_tag(self.weapon, "swords")

    def _sweep(self, base: float) -> None:
        """Others near the target: a point, and a part of the blow by the attribute."""
        from gametest.interaction.entity_search import entities_in

        ratio = attribute_value(self.player, "minecraft:sweeping_damage_ratio") or 0.0
        damage = f32(1.0 + f32(ratio) * base)
        x0, y0, z0, x1, y1, z1 = self.target.bounding_box
        around = (x0 - 1.0, y0 - 0.25, z0 - 1.0, x1 + 1.0, y1 + 0.25, z1 + 1.0)
        for other in entities_in(self.level, around, where=lambda e: e.is_living):
            if not self._is_swept(other) or other.body is None:
                continue
            blow = _Blow(self.level, self.player, other)
            amount = f32(blow.weapon_value("damage", damage) * self.strength)
            if not other.body.hurt(self.level, self.source, amount):
                continue
            pushed = living_body(other)
            if pushed is not None:
                turn = f32(self.player.yaw * _RADIANS)
                knock_back(pushed, _SWEEP_PUSH, float_sin(turn), -float_cos(turn))
            after_attack(self.level, self.player, other, self.source, self.weapon)

    def _is_swept(self, other: Entity) -> bool:
        player = self.player
        if other in (player, self.target) or other.nbt.get("Marker"):
            return False
        away = other.pos.minus(player.pos)
        board = self.level.world.scoreboard
        team = board.team_of(player.scoreboard_name)
        is_ally = team is not None and team is board.team_of(other.scoreboard_name)
        return not is_ally and sum(part * part for part in away) < _SWEEP_REACH

    def _push(self, victim: LivingBody | None, *, sprints: bool) -> None:
        player, target = self.player, self.target
        strength = f32(attribute_value(player, "minecraft:attack_knockback") or 0.0)
        strength = self.weapon_value("knockback", strength) / 2.0
        strength += _PUSH if sprints else 0.0
        if strength <= 0.0:
            return
        turn = f32(player.yaw * _RADIANS)
        if victim is not None:
            knock_back(victim, strength, float_sin(turn), -float_cos(turn))
        else:
            x, y, z = target.motion
            target.set_motion(
                Vec3(
                    x - float_sin(turn) * strength,
                    y + 0.1,
                    z + float_cos(turn) * strength,
                )
            )
        x, y, z = player.motion
        player.motion = Vec3(x * 0.6, y, z * 0.6)
        player.is_sprinting = False
        player.changed()

    def _wear(self, victim: LivingBody | None) -> None:
        if victim is None or self.weapon.is_empty:
            return
        amount = _wear_per_hit(self.level, self.weapon)
        if amount is not None:
            id = self.weapon.id.replace(":", ".", 1)
            self.level.world.triggers.award(self.player, f"minecraft.used:{id}")
            wear_slot(self.level, self.player, "mainhand", amount)

    def _award(self, name: str, amount: int) -> None:
        self.level.world.triggers.award(self.player, _STATS + name, amount)


# -- strength ----------------------------------------------------------------------------


def attack_strength(level: Level, player: Player) -> float:
    """0 to 1, by the time since the last blow (https://minecraft.wiki/w/Attack#Attack_cooldown)."""
    speed = attribute_value(player, "minecraft:attack_speed") or 4.0
    waits = f32(20.0 / speed)
    ticks = _ticks_since(level, player)
    return max(0.0, min(1.0, f32(f32(ticks + 0.5) / waits)))


def reset_attack_strength(level: Level, player: Player) -> None:
    body: Any = player.body
    if body is not None:
        body.struck_at = level.game_time


def _ticks_since(level: Level, player: Player) -> int:
    from gametest.level.entities.entity_phase import had_its_turn

    body: Any = player.body
    since: int | None = getattr(body, "struck_at", None)
    if since is None:
        since = level.game_time if body is None else body.born_at
    if since is None:
        return 0
    waits = not had_its_turn(level, player)
    return max(0, level.game_time - since - waits)


# -- weapons -----------------------------------------------------------------------------


def _source(weapon: ItemStack, player: Player) -> DamageSource:
    own = weapon.components.get("minecraft:damage_type")
    if isinstance(own, str):
        id = own if ":" in own else f"minecraft:{own}"
        return DamageSource(id, player, player)
    name = "spear" if weapon.id.endswith("_spear") else "player_attack"
    return DamageSource(f"minecraft:{name}", player, player)


def _wear_per_hit(level: Level, weapon: ItemStack) -> int | None:
    """None for what is no weapon."""
    own = weapon.components.get("minecraft:weapon")
    if isinstance(own, dict):
        found = own.get("item_damage_per_attack", 1)
        return int(found) if isinstance(found, int) else 1
    if weapon.removes("minecraft:weapon"):
        return None
    defaults = level.world.items.once(DefaultModifiers, DefaultModifiers.load)
    return defaults.wear_per_hit(weapon.id) or None


def _climbs(level: Level, player: Player) -> bool:
    name = level.get_block_state(player.block_pos).block.name
    return name.endswith(("ladder", "vine", "vines", "vines_plant", "scaffolding"))
