"""The data of a player as `/data get entity` shows them (https://minecraft.wiki/w/Player.dat_format).

Left out, as nothing here decides them: `XpSeed`, `recipeBook`, the warden's tracker, and what a
client's session keeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.level.dimension_type import OVERWORLD
from gametest.level.entities import entity_data
from gametest.nbt.tags import Byte, Compound, Float, Int, IntArray, Short

if TYPE_CHECKING:
    from gametest.entity.player import Player
    from gametest.level.world.world_spawn import SpawnPoint

_LIVING: Final[Compound] = {
    "AbsorptionAmount": Float(0.0),
    "DeathTime": Short(0),
    "FallFlying": Byte(0),
    "Health": Float(20.0),
    "HurtByTimestamp": Int(0),
    "HurtTime": Short(0),
}


def to_nbt(player: Player) -> Compound:
    nbt: Compound = {
        **_LIVING,
        "Brain": {"memories": {}},
        "EnderItems": [],
        "Inventory": [],
        "equipment": {},
    }
    nbt.update(entity_data.to_nbt(player))
    level = player.level
    nbt["Dimension"] = str(OVERWORLD if level is None else level.dimension)
    if level is not None:
        nbt["DataVersion"] = Int(level.world.version.data_version)
    nbt["playerGameType"] = Int(_MODES[player.game_mode])
    if player.previous_game_mode is not None:
        nbt["previousPlayerGameType"] = Int(_MODES[player.previous_game_mode])
    nbt["abilities"] = _abilities(player)
    nbt["SelectedItemSlot"] = Int(player.selected_slot)
    held = player.main_hand
    if not held.is_empty:
        nbt["SelectedItem"] = held.to_nbt()
    nbt["XpLevel"] = Int(player.experience.level)
    nbt["XpP"] = Float(player.experience.progress)
    nbt["XpTotal"] = Int(player.experience.total)
    nbt["Score"] = Int(player.score)
    nbt["foodLevel"] = Int(player.food_level)
    nbt["foodSaturationLevel"] = Float(player.food_saturation)
    nbt["foodExhaustionLevel"] = Float(player.food_exhaustion)
    nbt["foodTickTimer"] = Int(player.food_timer)
    nbt["SleepTimer"] = Short(player.sleep_ticks)
    if player.bed is not None:
        nbt["sleeping_pos"] = IntArray(player.bed)
    nbt["seenCredits"] = Byte(0)
    if player.respawn_point is not None:
        nbt["respawn"] = _respawn(player.respawn_point)
    return nbt


def _abilities(player: Player) -> Compound:
    creative, spectator = player.is_creative, player.is_spectator
    return {
        "flySpeed": Float(0.05),
        "flying": Byte(player.is_flying),
        "instabuild": Byte(creative),
        "invulnerable": Byte(creative or spectator),
        "mayBuild": Byte(player.game_mode in ("survival", "creative")),
        "mayfly": Byte(creative or spectator),
        "walkSpeed": Float(0.1),
    }


def _respawn(point: SpawnPoint) -> Compound:
    return {
        "dimension": str(point.dimension),
        "forced": Byte(point.forced),
        "pitch": Float(point.pitch),
        "pos": IntArray(point.pos),
        "yaw": Float(point.yaw),
    }


_MODES: Final = {"survival": 0, "creative": 1, "adventure": 2, "spectator": 3}
