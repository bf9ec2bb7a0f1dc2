"""Makes the blocks of a newer version from an older one by an authored list."""

from __future__ import annotations

from typing import Any

import attrs

from tools.block_table.authored import Patterns, read
from tools.block_table.source_block import SourceBlock


def apply_delta(name: str, base: list[SourceBlock]) -> list[SourceBlock]:
    """Insert the new blocks, then move old ones; checks the counts the file states."""
    delta: dict[str, Any] = read(name)
    blocks = {block.name: block for block in base}
    order = [block.name for block in base]
    patterns = Patterns(tuple(order))
    for insertion in delta["add"]:
        new = [
            _new_block(word, row, blocks)
            for row in insertion["add"]
            for word in patterns.spell(row["name"])
        ]
        blocks.update((block.name, block) for block in new)
        place = order.index(insertion["after"]) + 1
        order[place:place] = [block.name for block in new]
    for move in delta["move"]:
        names = [word for pattern in move["names"] for word in patterns.spell(pattern)]
        moved = set(names)
        order = [word for word in order if word not in moved]
        place = order.index(move["after"]) + 1
        order[place:place] = names
    result = [blocks[word] for word in order]
    count = sum(block.state_count for block in result)
    if (len(result), count) != (delta["blocks"], delta["states"]):
        msg = f"{name}: {len(result)} blocks and {count} states, not as stated"
        raise ValueError(msg)
    return result


def _new_block(
    name: str, row: dict[str, Any], blocks: dict[str, SourceBlock]
) -> SourceBlock:
    like = blocks[row["like"]]
    material = blocks[row.get("material", row["like"])]
    changes: dict[str, Any] = {}
    if "properties" in row:
        changes = {
            "properties": tuple((k, tuple(v)) for k, v in row["properties"].items()),
            "default": 0,
            "shapes": like.shapes[:1],
        }
    return attrs.evolve(
        like,
        name=name,
        hardness=row.get("hardness", material.hardness),
        resistance=row.get("resistance", material.resistance),
        requires_tool=row.get("requires_tool", material.requires_tool),
        light_filter=like.light_filter,
        light=0,
        **changes,
    )
