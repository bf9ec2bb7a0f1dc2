"""Lists of ids: blocks from their table, items and entity types from `tables/ids.json`.

The file holds, per registry and version, the ids that the version added to the one before
(`add`) and those it dropped (`drop`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from gametest.core.version import SUPPORTED_VERSIONS, GameVersion

_TABLES: Final = Path(__file__).parent / "tables"


def registry_ids(version: GameVersion, registry: str) -> dict[str, None]:
    """Ids without namespace as an ordered set; empty if the registry has no list here."""
    if registry == "block":
        path = _TABLES / f"{version.table_name}.json"
        return dict.fromkeys(json.loads(path.read_bytes())["blocks"])
    found: dict[str, None] = {}
    history = json.loads((_TABLES / "ids.json").read_bytes()).get(registry, {})
    for each in SUPPORTED_VERSIONS:
        step = history.get(each.name, {})
        for id in step.get("drop", ()):
            del found[id]
        found.update(dict.fromkeys(step.get("add", ())))
        if each.name == version.name:
            break
    return found
