"""A raised shield (https://minecraft.wiki/w/Shield#Blocking, component `blocks_attacks`).

Its fields: https://minecraft.wiki/w/Data_component_format/blocks_attacks; the order is general knowledge of
the game. A negative wear mends the shield.
"""

from __future__ import annotations

from math import acos, cos, floor, pi, radians, sin
from typing import TYPE_CHECKING, Any, Final

from gametest.core.float32 import f32
from gametest.entity.living.damage_types import damage_type, is_one_of
from gametest.entity.living.knockback import knock_back
from gametest.entity.living.living_body import living_body
from gametest.entity.living.worn.wear import mend_slot, wear_slot
from gametest.level.entities.hearing import make_noise
from gametest.loot.entity_slots import equipped

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_COMPONENT: Final = "minecraft:blocks_attacks"
_SHIELD: Final = "minecraft:shield"
_DEFAULT: Final = {
    "block_delay_seconds": 0.25,
    "bypassed_by": "#minecraft:bypasses_shield",
    "item_damage": {"threshold": 3.0, "base": 1.0, "factor": 1.0},
}
_LONG: Final = 72000
_AXE_SECONDS: Final = 5.0
_PUSH_BACK: Final = 0.5


def blocked_amount(
    level: Level, body: LivingBody, source: DamageSource, amount: float
) -> float:
    """What a shield that it holds up takes; the shield wears, the striker is pushed."""
    using = getattr(body.entity, "using", None)
    if using is None or amount <= 0.0:
        return 0.0
    player: Player = body.entity  # type: ignore[assignment]
    stack: ItemStack = using.hand.stack
    shield = _blocks(stack)
    if shield is None or not _is_up(shield, _LONG - using.left):
        return 0.0
    if is_one_of(level, source, shield.get("bypassed_by")):
        return 0.0
    taken = _taken(level, shield, source, amount, _angle(player, source))
    if taken <= 0.0:
        return 0.0
    wear = _wear(shield, taken)
    if wear < 0:
        mend_slot(level, player, using.hand.slot, -wear)
    else:
        wear_slot(level, player, using.hand.slot, wear)
    level.world.triggers.award(
        player, f"minecraft.used:{stack.id.replace(':', '.', 1)}"
    )
    striker = source.direct
    if (
        striker is not None
        and striker.is_living
        and not damage_type(level, source).has("is_projectile")
    ):
        _answer(level, player, stack, shield, striker)
    return taken


def _blocks(stack: ItemStack) -> Any:
    own = stack.components.get(_COMPONENT)
    if own is not None:
        return own
    has_own = stack.id == _SHIELD and not stack.removes(_COMPONENT)
    return _DEFAULT if has_own else None


def _is_up(shield: Any, ticks: int) -> bool:
    return ticks >= int(float(shield.get("block_delay_seconds", 0.0)) * 20.0)


def _angle(player: Player, source: DamageSource) -> float:
    """Between the look and where it comes from, on the flat; behind, if that is not known."""
    origin = source.position
    if origin is None and source.direct is not None:
        origin = source.direct.pos
    if origin is None:
        return pi
    x, z = origin.x - player.pos.x, origin.z - player.pos.z
    length = (x * x + z * z) ** 0.5
    if length < 1e-4:
        return pi / 2.0
    turn = radians(player.yaw)
    dot = (-sin(turn) * x + cos(turn) * z) / length
    return acos(max(-1.0, min(1.0, dot)))


def _taken(
    level: Level, shield: Any, source: DamageSource, amount: float, angle: float
) -> float:
    taken = 0.0
    reductions = shield.get("damage_reductions")
    if reductions is None:
        reductions = [{"base": 0.0, "factor": 1.0}]
    for each in reductions:
        if "type" in each and not is_one_of(level, source, each["type"]):
            continue
        if angle <= radians(float(each.get("horizontal_blocking_angle", 90.0))):
            base, factor = float(each.get("base", 0.0)), float(each.get("factor", 1.0))
            taken += f32(base + factor * amount)
    return max(0.0, min(amount, taken))


def _wear(shield: Any, taken: float) -> int:
    wear = shield.get("item_damage", {"threshold": 1.0, "base": 0.0, "factor": 1.0})
    if taken < float(wear["threshold"]):
        return 0
    return floor(float(wear["base"]) + float(wear["factor"]) * taken)


def _answer(
    level: Level, player: Player, stack: ItemStack, shield: Any, striker: Entity
) -> None:
    """The striker is pushed; an axe makes the shield drop for a while."""
    from gametest.entity.player import cooldown_group

    pushed = living_body(striker)
    if pushed is not None:
        x, z = player.pos.x - striker.pos.x, player.pos.z - striker.pos.z
        knock_back(pushed, _PUSH_BACK, x, z)
    seconds = _disables_for(equipped(striker, "mainhand"))
    seconds *= float(shield.get("disable_cooldown_scale", 1.0))
    if seconds > 0.0:
        until = level.game_time + int(seconds * 20.0)
        player.cooldowns[cooldown_group(stack)] = until
        player.using = None
        make_noise(level, player.pos, "item_interact_finish", player)


def _disables_for(weapon: ItemStack) -> float:
    own: Any = weapon.components.get("minecraft:weapon")
    if isinstance(own, dict):
        return float(own.get("disable_blocking_for_seconds", 0.0))
    return _AXE_SECONDS if weapon.id.endswith("_axe") else 0.0
