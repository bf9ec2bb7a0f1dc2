"""Block entities: keys that changed between 1.17 and 26.2.

Each row names the folder and snapshot of https://github.com/misode/technical-changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.block.sign_data import OP_FEATURES, OP_FEATURES_VERSION
from gametest.nbt.tags import Byte, Compound, Int, Tag, TagList
from gametest.structure.upgrades.upgrade_components import lock_predicate
from gametest.structure.upgrades.upgrade_effects import EFFECTS_VERSION, upgrade_beacon
from gametest.structure.upgrades.upgrade_items import (
    STACK_VERSION,
    block_pos,
    profile_of_skull_owner,
)
from gametest.structure.upgrades.upgrade_patterns import upgrade_patterns
from gametest.structure.upgrades.upgrade_rules import (
    STATE_VERSION,
    Rule,
    compounds,
    rename,
    renamed,
    renamed_state,
)
from gametest.structure.upgrades.upgrade_text import (
    TEXT_VERSION,
    upgrade_text,
    upgrade_text_at,
)

BED_VERSION: Final = 4886
"""26.2-snapshot-3: beds have no block entity any more."""


def _sign(sign: Compound) -> None:
    if not {"Text1", "Text2", "Text3", "Text4", "Color", "GlowingText"} & sign.keys():
        sign.setdefault("is_waxed", Byte(0))
        return
    lines: TagList = [sign.pop(f"Text{number}", '""') for number in (1, 2, 3, 4)]
    front: Compound = {
        "messages": lines,
        "color": sign.pop("Color", "black"),
        "has_glowing_text": sign.pop("GlowingText", Byte(0)),
    }
    filtered: TagList = [
        sign.pop(f"FilteredText{number}", "") for number in (1, 2, 3, 4)
    ]
    if any(filtered):
        front["filtered_messages"] = [
            line or lines[index] for index, line in enumerate(filtered)
        ]
    sign["is_waxed"] = Byte(0)
    sign["front_text"] = front
    sign["back_text"] = {
        "messages": ['""'] * 4,
        "color": "black",
        "has_glowing_text": Byte(0),
    }


def _sign_texts(sign: Compound) -> None:
    for side in ("front_text", "back_text"):
        text = sign.get(side)
        if isinstance(text, dict):
            for key in ("messages", "filtered_messages"):
                lines = text.get(key)
                if isinstance(lines, list):
                    text[key] = [upgrade_text(line) for line in lines]


def _spawner(spawner: Compound) -> None:
    data = spawner.get("SpawnData")
    if isinstance(data, dict) and "entity" not in data:
        spawner["SpawnData"] = {"entity": data}
    potentials: TagList = []
    for entry in compounds(spawner.get("SpawnPotentials")):
        if "Entity" in entry:
            weight = entry.get("Weight", Int(1))
            potentials.append({"weight": weight, "data": {"entity": entry["Entity"]}})
        else:
            potentials.append(entry)
    if potentials:
        spawner["SpawnPotentials"] = potentials


def _beehive(hive: Compound) -> None:
    rename(hive, "Bees", "bees")
    rename(hive, "FlowerPos", "flower_pos", block_pos)
    for bee in compounds(hive.get("bees")):
        rename(bee, "EntityData", "entity_data")
        rename(bee, "TicksInHive", "ticks_in_hive")
        rename(bee, "MinOccupationTicks", "min_ticks_in_hive")


def _gateway(gateway: Compound) -> None:
    rename(gateway, "ExitPortal", "exit_portal", block_pos)


def _skull(skull: Compound) -> None:
    rename(skull, "SkullOwner", "profile", profile_of_skull_owner)


def _jukebox(jukebox: Compound) -> None:
    start, ticks = jukebox.pop("RecordStartTick", None), jukebox.pop("TickCount", None)
    playing = jukebox.pop("IsPlaying", None)
    if playing and isinstance(start, int) and isinstance(ticks, int):
        jukebox["ticks_since_song_started"] = type(ticks)(ticks - start)


def _lock(container: Compound) -> None:
    rename(container, "Lock", "lock", lock_predicate)


def _furnace(furnace: Compound) -> None:
    for old, new in (
        ("CookTime", "cooking_time_spent"),
        ("CookTimeTotal", "cooking_total_time"),
        ("BurnTime", "lit_time_remaining"),
    ):
        rename(furnace, old, new)
    if "lit_time_remaining" in furnace:
        # The old form kept no length of the fuel; what is left is the best that is known.
        furnace.setdefault("lit_total_time", furnace["lit_time_remaining"])


def _texts(block_entity: Compound) -> None:
    upgrade_text_at(block_entity, "CustomName")
    upgrade_text_at(block_entity, "LastOutput")
    _sign_texts(block_entity)


def _default(key: str, value: Tag) -> Callable[[Compound], None]:
    def change(block_entity: Compound) -> None:
        block_entity.setdefault(key, value)

    return change


RULES_OF_ALL: Final = (
    Rule(4069, "1.21.2 24w39a", _lock),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _texts),
)

_FURNACE: Final = (Rule(4189, "1.21.4 1.21.4-pre2", _furnace),)
_SIGN: Final = (
    Rule(3442, "1.20 23w12a", _sign),
    # "Placed Signs ... stored in worlds saved before this version": the snapshot's changelog.
    Rule(OP_FEATURES_VERSION, "26.3", _default(OP_FEATURES, Byte(1))),
)
_HIVE: Final = (Rule(STACK_VERSION, "1.20.5 24w06a, 24w09a", _beehive),)

RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "sign": _SIGN,
    "hanging_sign": _SIGN,
    "piston": (
        Rule(STATE_VERSION, "26.3 26.3-snapshot-7", renamed_state("blockState")),
    ),
    "mob_spawner": (Rule(2834, "1.18 21w37a", _spawner),),
    "banner": (Rule(STACK_VERSION, "1.20.5 24w09a", upgrade_patterns),),
    "beehive": _HIVE,
    "end_gateway": (Rule(STACK_VERSION, "1.20.5 24w06a", _gateway),),
    "skull": (Rule(3837, "1.20.5", _skull),),
    "beacon": (Rule(EFFECTS_VERSION, "1.20.2 23w32a", upgrade_beacon),),
    "decorated_pot": (Rule(3463, "1.20", renamed(shards="sherds")),),
    "jukebox": (Rule(3953, "1.21", _jukebox),),
    "furnace": _FURNACE,
    "blast_furnace": _FURNACE,
    "smoker": _FURNACE,
    "hopper": (Rule(4325, "1.21.5 25w09a", _default("TransferCooldown", Int(-1))),),
    "structure_block": (
        Rule(4325, "1.21.5 25w09a", _default("ignoreEntities", Byte(1))),
    ),
    "chiseled_bookshelf": (
        Rule(4325, "1.21.5 25w09a", _default("last_interacted_slot", Int(-1))),
    ),
    "jigsaw": (
        Rule(4325, "1.21.5 25w09a", _default("name", "minecraft:empty")),
        Rule(4325, "1.21.5 25w09a", _default("target", "minecraft:empty")),
        Rule(4325, "1.21.5 25w09a", _default("pool", "minecraft:empty")),
        Rule(4325, "1.21.5 25w09a", _default("final_state", "minecraft:air")),
    ),
}
"""Block entity type without namespace -> rules, oldest first."""
