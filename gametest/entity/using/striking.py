"""A left click on an entity: what breaks at a blow, and who is struck.

https://minecraft.wiki/w/Item_Frame, https://minecraft.wiki/w/Painting, https://minecraft.wiki/w/End_Crystal,
https://minecraft.wiki/w/Interaction. Blows at the living are `gametest.entity.living`'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.entity.using.on_entity import can_be_touched, note_touch
from gametest.interaction.hand.reach import look_vector
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import uuid_ints
from gametest.nbt.tags import IntArray

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_CRYSTAL_POWER: Final = 6.0


def strike(level: Level, player: Player, entity: Entity) -> None:
    """Raises `UnsupportedError` by the name of what is not simulated."""
    if player.is_spectator or not can_be_touched(entity):
        return
    name = entity.type_id.removeprefix("minecraft:")
    match name:
        case "interaction":
            note_touch(level, player, entity, "attack")
            _tell_hurt(level, player, entity)
        case "item_frame" | "glow_item_frame" | "painting":
            _strike_hanging(level, player, entity)
        case "item" | "experience_orb":
            # Nobody can strike these (https://minecraft.wiki/w/Item_(entity)).
            pass
        case _ if name.endswith("arrow"):
            pass
        case "end_crystal":
            _blow_up(level, player, entity)
        case "fireball" | "wind_charge" | "breeze_wind_charge":
            _deflect(player, entity)
        case _:
            _blow(player, entity)


def _blow(player: Player, entity: Entity) -> None:
    # Here, as most players strike nobody.
    from gametest.entity.living.attacking import attack

    attack(player, entity)


def _tell_hurt(level: Level, player: Player, entity: Entity) -> None:
    """An interaction counts as hurt by one point (https://minecraft.wiki/w/Interaction)."""
    source = DamageSource("minecraft:player_attack", player, player)
    level.world.triggers.fire(
        player,
        "minecraft:player_hurt_entity",
        entity=entity,
        source=source,
        dealt=1.0,
        taken=1.0,
        blocked=False,
    )


def _blow_up(level: Level, player: Player, crystal: Entity) -> None:
    """At any blow (https://minecraft.wiki/w/End_Crystal#Explosion)."""
    from gametest.interaction.explosion import ExplosionCause, explode

    if crystal.nbt.get("Invulnerable") and not player.is_creative:
        return
    level.remove_entity(crystal)
    cause = ExplosionCause.BLOCK
    explode(level, crystal.pos, _CRYSTAL_POWER, cause=cause, source=crystal)


def _deflect(player: Player, shot: Entity) -> None:
    """It flies where the player looks, and is the player's from then on.

    Entity tag `redirectable_projectile`; https://minecraft.wiki/w/Fireball
    """
    shot.nbt["Owner"] = IntArray(uuid_ints(player.uuid))
    shot.set_motion(look_vector(player))


def _strike_hanging(level: Level, player: Player, entity: Entity) -> None:
    """First the item of a frame comes out, then it falls itself."""
    source = DamageSource("minecraft:player_attack", player, player)
    if entity.body is not None:
        entity.body.hurt(level, source, 0.0)
