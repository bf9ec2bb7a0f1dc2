"""Ids of items, entity types and biomes by version, from `tables/ids.json`.

The file holds, per registry and version, the ids that the version added to the one before
(`add`) and those it dropped (`drop`). Biomes: https://minecraft.wiki/w/Biome/ID, and the pages of 26.2
and 26.3.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from gametest.core.version import SUPPORTED_VERSIONS, GameVersion

_FILE: Final = Path(__file__).parent / "tables" / "ids.json"


def listed_ids(version: GameVersion, registry: str) -> dict[str, None]:
    """Ids without namespace as an ordered set; empty if the registry has no list here."""
    found: dict[str, None] = {}
    history = json.loads(_FILE.read_bytes()).get(registry, {})
    for each in SUPPORTED_VERSIONS:
        step = history.get(each.name, {})
        for id in step.get("drop", ()):
            del found[id]
        found.update(dict.fromkeys(step.get("add", ())))
        if each.name == version.name:
            break
    return found


def full_ids(version: GameVersion, registry: str) -> dict[str, None]:
    """The same with the game's namespace."""
    return {f"minecraft:{id}": None for id in listed_ids(version, registry)}
