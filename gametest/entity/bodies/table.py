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


def _still_mob(entity: Entity) -> EntityBody:
    """One with a will has it too, for what is done to it before its first turn."""
    from gametest.entity.bodies.still_mob import StillMobBody

    return StillMobBody(entity)


def _mannequin(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.mannequin import MannequinBody

    return MannequinBody(entity)


def _evoker_fangs(entity: Entity) -> EntityBody:
    from gametest.entity.fleeting.evoker_fangs import EvokerFangsBody

    return EvokerFangsBody(entity)


def _boat(entity: Entity) -> EntityBody:
    from gametest.entity.vehicle.boat import BoatBody

    return BoatBody(entity)


def _lightning_bolt(entity: Entity) -> EntityBody:
    from gametest.entity.fleeting.lightning import LightningBody

    return LightningBody(entity)


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


def _trident(entity: Entity) -> EntityBody:
    from gametest.entity.projectile.trident import TridentBody

    return TridentBody(entity)


def _firework(entity: Entity) -> EntityBody:
    from gametest.entity.projectile.firework import FireworkBody

    return FireworkBody(entity)


def _effect_cloud(entity: Entity) -> EntityBody:
    from gametest.entity.fleeting.effect_cloud import EffectCloudBody

    return EffectCloudBody(entity)


def _chest_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import ChestMinecartBody

    return ChestMinecartBody(entity)


def _hopper_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import HopperMinecartBody

    return HopperMinecartBody(entity)


def _tnt_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import TntMinecartBody

    return TntMinecartBody(entity)


def _spawner_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.laden_minecarts import SpawnerMinecartBody

    return SpawnerMinecartBody(entity)


def _command_block_minecart(entity: Entity) -> EntityBody:
    from gametest.entity.minecart.command_minecart import CommandMinecartBody

    return CommandMinecartBody(entity)


def _item_frame(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.hanging import ItemFrameBody

    return ItemFrameBody(entity)


def _painting(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.hanging import PaintingBody

    return PaintingBody(entity)


def _end_crystal(entity: Entity) -> EntityBody:
    from gametest.entity.bodies.end_crystal import EndCrystalBody

    return EndCrystalBody(entity)


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
    if name.endswith(("_boat", "_raft")):
        return _boat
    return BODIES.get(name) or (_still_mob if alive == "mob" else None)


BODIES: Final[dict[str, MakeBody]] = {
    "area_effect_cloud": _effect_cloud,
    "armor_stand": _armor_stand,
    "arrow": _arrow,
    "breeze_wind_charge": _fireball,
    "chest_minecart": _chest_minecart,
    "command_block_minecart": _command_block_minecart,
    "dragon_fireball": _fireball,
    "egg": _thrown,
    "ender_pearl": _thrown,
    "end_crystal": _end_crystal,
    "evoker_fangs": _evoker_fangs,
    "experience_bottle": _thrown,
    "experience_orb": _experience_orb,
    "falling_block": _falling_block,
    "fireball": _fireball,
    "firework_rocket": _firework,
    "furnace_minecart": _furnace_minecart,
    "glow_item_frame": _item_frame,
    "hopper_minecart": _hopper_minecart,
    "item": _item,
    "item_frame": _item_frame,
    "lightning_bolt": _lightning_bolt,
    "lingering_potion": _thrown,
    "mannequin": _mannequin,
    "minecart": _minecart,
    "painting": _painting,
    "player": _player,
    "small_fireball": _fireball,
    "snowball": _thrown,
    "spawner_minecart": _spawner_minecart,
    "spectral_arrow": _arrow,
    "splash_potion": _thrown,
    "tnt": _tnt,
    "tnt_minecart": _tnt_minecart,
    "trident": _trident,
    "wind_charge": _fireball,
    "wither_skull": _fireball,
}
"""By id without namespace."""
