"""What the world does by itself; not in any table of the program, so written here."""

from __future__ import annotations

_SPAWNS = "nothing spawns by itself"
_TRAVELS = "nobody travels through portals: *unsupported*"
_UNSEEN = "nobody sees or hears it"
RULES_WITHOUT_EFFECT = {
    "allow_entering_nether_using_portals": _TRAVELS,
    "command_block_output": "no operators are told",
    "elytra_movement_check": "dummies send no movements",
    "forgive_dead_players": "mobs with a will are *unsupported* before they are angry",
    "global_sound_events": _UNSEEN,
    "limited_crafting": "nobody crafts in a window",
    "locator_bar": _UNSEEN,
    "log_admin_commands": "no operators are told",
    "max_minecart_speed": "of an experiment that is off",
    "max_snow_accumulation_height": "no snow falls in the biomes of the flat worlds",
    "player_movement_check": "dummies send no movements",
    "players_nether_portal_creative_delay": _TRAVELS,
    "players_nether_portal_default_delay": _TRAVELS,
    "raids": _SPAWNS,
    "reduced_debug_info": _UNSEEN,
    "respawn_radius": "who has no point of its own comes back exactly at the world's",
    "spawnChunkRadius": "nothing is unloaded",
    "spawn_patrols": _SPAWNS,
    "spawn_phantoms": _SPAWNS,
    "spawn_wandering_traders": _SPAWNS,
    "spawn_wardens": _SPAWNS,
    "spectators_generate_chunks": "nothing is unloaded",
    "universal_anger": "mobs with a will are *unsupported* before they are angry",
}
"""By key; why nothing here asks for them. All others act."""

WORLD_ROWS = (
    (
        "neighbour and shape updates, scheduled ticks, block events",
        "simulated",
        "in the game's order, with its limits",
    ),
    (
        "game rules",
        "simulated",
        "but for those that [have nothing to act on](#game-rules-without-effect)",
    ),
    ("clocks, weather, difficulty, scores", "simulated", ""),
    (
        "random ticks",
        "partly",
        "plants grow, leaves decay, grass and fire spread, copper ages, ice melts, as the rows above say; trees, dripstone and hatching are *unsupported*",
    ),
    (
        "natural spawning, raids, phantoms",
        "not",
        "nothing spawns by itself; never a finding",
    ),
    (
        "light",
        "partly",
        "worked out where a block, a mob or a predicate asks; where it comes past slabs, stairs and their like, at dusk or in "
        "the rain, it is *unsupported* if that decides",
    ),
    (
        "drops of blocks",
        "partly",
        "by rule and by chance, with Fortune and Silk Touch; creaking hearts, shelf mushrooms and poplar leaves are *unsupported*",
    ),
    (
        "fire, lightning, explosions",
        "partly",
        "fire burns and spreads, explosions break, push and hurt; lightning strikes where it is summoned, no thunderstorm sends any",
    ),
    (
        "players' hands",
        "partly",
        "blocks set and broken with tools, items used on blocks, in the air and on entities, eating, throwing, sleeping, "
        "wearing, windows opened (nobody looks into them); fishing, maps, paintings, "
        "brushing, leads, feeding and trading are *unsupported*",
    ),
    (
        "advancements, statistics, recipe books",
        "partly",
        "of dummies and packs; the game's own advancements and recipes are *unsupported* by name, and so are "
        "[criteria](#criteria-of-objectives) and [triggers](#advancement-triggers) that are not counted",
    ),
    (
        "biomes, world generation",
        "not",
        "the world is the flat preset of the version, around the tests",
    ),
    (
        "chunk loading",
        "partly",
        "nothing is unloaded; `if loaded` knows forced chunks only",
    ),
    (
        "worlds of 26.3 with dimensions of packs",
        "partly",
        "the three of the game; others are named in findings",
    ),
)
