"""What the world does by itself; not in any table of the program, so written here."""

from __future__ import annotations

WORLD_ROWS = (
    (
        "neighbour and shape updates, scheduled ticks, block events",
        "simulated",
        "in the game's order, with its limits",
    ),
    ("game rules, clocks, weather, difficulty, scores", "simulated", ""),
    (
        "random ticks",
        "partly",
        "copper, farmland and redstone ore change; growing and decaying are *unsupported*; grass does nothing",
    ),
    (
        "natural spawning, raids, phantoms",
        "not",
        "nothing spawns by itself; never a finding",
    ),
    (
        "light",
        "not",
        "blocks know what they emit; no light is spread, so what would melt or grow by it is *unsupported*",
    ),
    (
        "drops of blocks",
        "partly",
        "by rule and by chance, with Fortune and Silk Touch; creaking hearts, shelf mushrooms and poplar leaves are *unsupported*",
    ),
    ("fire, lightning, explosions", "not", "fire stands and lights portals"),
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
