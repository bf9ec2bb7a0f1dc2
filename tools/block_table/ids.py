"""Writes `ids.json`: which items and entity types each version has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tools.block_table.authored import Patterns, read
from tools.block_table.minecraft_data import MinecraftData
from tools.block_table.source_block import SourceBlock

_KINDS: Final = {"item": "items", "entity_type": "entities"}
_COUNTS: Final = {"26.2": (1537, 158), "26.3": (1658, 161)}


def write_ids(
    path: Path, source: MinecraftData, blocks: dict[str, list[SourceBlock]]
) -> None:
    """`blocks` has every version, oldest first; stops if a known count is wrong."""
    history: dict[str, dict[str, dict[str, list[str]]]] = {}
    sizes: dict[str, list[int]] = {version: [] for version in blocks}
    for registry, kind in _KINDS.items():
        steps = history[registry] = {}
        before: list[str] = []
        known_blocks: set[str] = set()
        for version, found in blocks.items():
            names = [block.name for block in found]
            if version in read("ids")[registry]:
                now = before + _authored(registry, version, names, known_blocks)
            else:
                now = source.names(version, kind)
            steps[version] = {
                "add": [id for id in now if id not in set(before)],
                "drop": [id for id in before if id not in set(now)],
            }
            sizes[version].append(len(now))
            before, known_blocks = now, set(names)
    for version, counts in _COUNTS.items():
        if tuple(sizes[version]) != counts:
            msg = f"{version}: {sizes[version]} items and entity types, not {counts}"
            raise ValueError(msg)
    path.write_text(
        json.dumps(history, separators=(",", ":")).replace("},", "},\n") + "\n"
    )


def _authored(
    registry: str, version: str, blocks: list[str], known_blocks: set[str]
) -> list[str]:
    authored = read("ids")
    patterns = Patterns(tuple(blocks))
    new = [
        word for each in authored[registry][version] for word in patterns.spell(each)
    ]
    if registry == "item":
        no_item = {*known_blocks, *authored["not_items"]}
        new += [name for name in blocks if name not in no_item]
    return new
