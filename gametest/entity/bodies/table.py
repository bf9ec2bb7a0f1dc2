"""Which module moves which kind; a module is imported when the first of its kind comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.entities.entity_body import EntityBody


def _item(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.item import ItemBody

    return ItemBody(entity)


def _fireball(entity: Entity) -> EntityBody:
    from gametest.entity.projectile.fireball import FireballBody

    return FireballBody(entity)


def _player(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.player import PlayerBody

    return PlayerBody(entity)


def _still_mob(entity: Entity) -> EntityBody | None:
    """A mob acts by its will, unless `NoAI` takes that from it."""
    if not entity.nbt.get("NoAI"):
        return None
    from gametest.entity.bodies.still_mob import StillMobBody

    return StillMobBody(entity)


def _minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.minecart import MinecartBody

    return MinecartBody(entity)


def _furnace_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.furnace_minecart import FurnaceMinecartBody

    return FurnaceMinecartBody(entity)


def _armor_stand(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.armor_stand import ArmorStandBody

    return ArmorStandBody(entity)


def _arrow(entity: Entity) -> EntityBody:
    from gametest.entity.projectile.arrow import ArrowBody

    return ArrowBody(entity)


def _thrown(entity: Entity) -> EntityBody:
    from gametest.entity.projectile.thrown import ThrownBody

    return ThrownBody(entity)


def _chest_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import ChestMinecartBody

    return ChestMinecartBody(entity)


def _hopper_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import HopperMinecartBody

    return HopperMinecartBody(entity)


def _tnt_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import TntMinecartBody

    return TntMinecartBody(entity)


def _command_block_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import CommandBlockMinecartBody

    return CommandBlockMinecartBody(entity)


def _falling_block(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.falling_block import FallingBlockBody

    return FallingBlockBody(entity)


def _tnt(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.tnt import TntBody

    return TntBody(entity)


def _experience_orb(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.experience_orb import ExperienceOrbBody

    return ExperienceOrbBody(entity)


MakeBody = Callable[["Entity"], "EntityBody | None"]


def body_maker(name: str, alive: str | None) -> MakeBody | None:
    """Of a kind by its id without namespace; None: nothing moves it here."""
    return BODIES.get(name) or (_still_mob if alive == "mob" else None)


BODIES: Final[dict[str, MakeBody]] = {
    "armor_stand": _armor_stand,
    "arrow": _arrow,
    "chest_minecart": _chest_minecart,
    "command_block_minecart": _command_block_minecart,
    "dragon_fireball": _fireball,
    "egg": _thrown,
    "ender_pearl": _thrown,
    "experience_bottle": _thrown,
    "experience_orb": _experience_orb,
    "falling_block": _falling_block,
    "fireball": _fireball,
    "furnace_minecart": _furnace_minecart,
    "hopper_minecart": _hopper_minecart,
    "item": _item,
    "lingering_potion": _thrown,
    "minecart": _minecart,
    "player": _player,
    "small_fireball": _fireball,
    "snowball": _thrown,
    "spectral_arrow": _arrow,
    "splash_potion": _thrown,
    "tnt": _tnt,
    "tnt_minecart": _tnt_minecart,
    "wither_skull": _fireball,
}
"""By id without namespace."""
