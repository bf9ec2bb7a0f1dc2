"""Every game rule: its names before and since 1.21.11, default and range.

Read from https://minecraft.wiki/w/Game_rule; the defaults are those of 26.1. Rules that came or
went between the supported versions have only the name of the side they are on.
"""

from __future__ import annotations

from typing import Final, final

import attrs

_INT_MAX: Final = 2**31 - 1


@final
@attrs.frozen
class GameRule:
    """One rule; a boolean one has no range."""

    name: str | None
    """Since 1.21.11; None if it was gone by then."""
    old_name: str | None
    """In 1.21.5; None if it did not exist yet."""
    default: bool | int
    """In the sense of the newer name."""
    minimum: int = 0
    maximum: int = _INT_MAX
    is_inverted: bool = attrs.field(default=False, kw_only=True)
    """The old name means the opposite."""

    @property
    def key(self) -> str:
        """The name that this project uses in every version."""
        return self.name or self.old_name or ""

    @property
    def is_boolean(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def domain(self) -> str:
        """What values it takes, for messages."""
        if self.is_boolean:
            return "true or false"
        if self.maximum == _INT_MAX:
            return f"a whole number from {self.minimum}"
        return f"a whole number from {self.minimum} to {self.maximum}"

    def checked(self, value: bool | int) -> bool | int | None:
        """The value if the rule takes it, else None."""
        if self.is_boolean or isinstance(value, bool):
            return value if self.is_boolean and isinstance(value, bool) else None
        return int(value) if self.minimum <= value <= self.maximum else None


GAME_RULES: Final = (
    GameRule("advance_time", "doDaylightCycle", True),
    GameRule("advance_weather", "doWeatherCycle", True),
    GameRule("allow_entering_nether_using_portals", None, True),
    GameRule("block_drops", "doTileDrops", True),
    GameRule("block_explosion_drop_decay", "blockExplosionDropDecay", True),
    GameRule("command_block_output", "commandBlockOutput", True),
    GameRule("command_blocks_work", None, True),
    GameRule("drowning_damage", "drowningDamage", True),
    GameRule(
        "elytra_movement_check", "disableElytraMovementCheck", True, is_inverted=True
    ),
    GameRule("ender_pearls_vanish_on_death", "enderPearlsVanishOnDeath", True),
    GameRule("entity_drops", "doEntityDrops", True),
    GameRule("fall_damage", "fallDamage", True),
    GameRule("fire_damage", "fireDamage", True),
    # Two booleans became one number, so neither spelling maps to the other.
    GameRule("fire_spread_radius_around_player", None, 128, -1),
    GameRule(None, "doFireTick", True),
    GameRule(None, "allowFireTicksAwayFromPlayer", False),
    GameRule("forgive_dead_players", "forgiveDeadPlayers", True),
    GameRule("freeze_damage", "freezeDamage", True),
    GameRule("global_sound_events", "globalSoundEvents", True),
    GameRule("immediate_respawn", "doImmediateRespawn", False),
    GameRule("keep_inventory", "keepInventory", False),
    GameRule("lava_source_conversion", "lavaSourceConversion", False),
    GameRule("limited_crafting", "doLimitedCrafting", False),
    GameRule("locator_bar", None, True),
    GameRule("log_admin_commands", "logAdminCommands", True),
    GameRule("max_block_modifications", "commandModificationBlockLimit", 32768, 1),
    GameRule("max_command_forks", "maxCommandForkCount", 65536),
    GameRule("max_command_sequence_length", "maxCommandChainLength", 65536),
    GameRule("max_entity_cramming", "maxEntityCramming", 24),
    GameRule("max_minecart_speed", "minecartMaxSpeed", 8, 1, 1000),
    GameRule("max_snow_accumulation_height", "snowAccumulationHeight", 1, 0, 8),
    GameRule("mob_drops", "doMobLoot", True),
    GameRule("mob_explosion_drop_decay", "mobExplosionDropDecay", True),
    GameRule("mob_griefing", "mobGriefing", True),
    GameRule("natural_health_regeneration", "naturalRegeneration", True),
    GameRule(
        "player_movement_check", "disablePlayerMovementCheck", True, is_inverted=True
    ),
    GameRule(
        "players_nether_portal_creative_delay", "playersNetherPortalCreativeDelay", 0
    ),
    GameRule(
        "players_nether_portal_default_delay", "playersNetherPortalDefaultDelay", 80
    ),
    GameRule("players_sleeping_percentage", "playersSleepingPercentage", 100),
    GameRule("projectiles_can_break_blocks", "projectilesCanBreakBlocks", True),
    GameRule("pvp", None, True),
    GameRule("raids", "disableRaids", True, is_inverted=True),
    GameRule("random_tick_speed", "randomTickSpeed", 3),
    GameRule("reduced_debug_info", "reducedDebugInfo", False),
    GameRule("respawn_radius", "spawnRadius", 10),
    GameRule("send_command_feedback", "sendCommandFeedback", True),
    GameRule("show_advancement_messages", "announceAdvancements", True),
    GameRule("show_death_messages", "showDeathMessages", True),
    # Range from general knowledge.
    GameRule(None, "spawnChunkRadius", 2, 0, 32),
    GameRule("spawn_mobs", "doMobSpawning", True),
    GameRule("spawn_monsters", None, True),
    GameRule("spawn_patrols", "doPatrolSpawning", True),
    GameRule("spawn_phantoms", "doInsomnia", True),
    GameRule("spawn_wandering_traders", "doTraderSpawning", True),
    GameRule("spawn_wardens", "doWardenSpawning", True),
    GameRule("spawner_blocks_work", None, True),
    GameRule("spectators_generate_chunks", "spectatorsGenerateChunks", True),
    GameRule("spread_vines", "doVinesSpread", True),
    GameRule("tnt_explodes", "tntExplodes", True),
    GameRule("tnt_explosion_drop_decay", "tntExplosionDropDecay", False),
    GameRule("universal_anger", "universalAnger", False),
    GameRule("water_source_conversion", "waterSourceConversion", True),
)
