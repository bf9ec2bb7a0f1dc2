"""Lists of ids: blocks from their table, items and entity types from theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from gametest.core.version import GameVersion
from gametest.registry.listed_ids import listed_ids

_TABLES: Final = Path(__file__).parent / "tables"


def registry_ids(version: GameVersion, registry: str) -> dict[str, None]:
    """Ids without namespace as an ordered set; empty if the registry has no list here."""
    if registry == "block":
        path = _TABLES / f"{version.table_name}.json"
        return dict.fromkeys(json.loads(path.read_bytes())["blocks"])
    return listed_ids(version, registry)
