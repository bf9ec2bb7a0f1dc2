"""Writes the two files of a version: the table, and its shapes."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from tools.block_table.authored import Patterns, read
from tools.block_table.source_block import FULL_CUBE, Shape, SourceBlock
from tools.block_table.traits import TraitRules

T = TypeVar("T")


def _number(pool: dict[str, int], value: Any) -> int:
    """The place of a value in a list of distinct ones."""
    return pool.setdefault(_dump(value), len(pool))


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _lines(name: str, rows: list[str]) -> str:
    """One row a line, so that a change of the table reads well in a diff."""
    return f'"{name}":[\n' + ",\n".join(rows) + "\n]"


def write_table(
    path: Path, version: str, blocks: list[SourceBlock], rules: TraitRules
) -> None:
    properties: dict[str, int] = {}
    groups: dict[str, int] = {}
    traits: dict[str, int] = {}
    rows = []
    for block in blocks:
        group = [_number(properties, prop) for prop in block.properties]
        row = [
            _number(groups, group),
            block.default,
            _number(traits, _plain(rules.traits(block))),
        ]
        rows.append(f"{_dump(block.name)}:{_dump(row)}")
    path.write_text(
        "{\n"
        f'"version":{_dump(version)},\n'
        + ",\n".join(
            (
                _lines("properties", list(properties)),
                _lines("groups", list(groups)),
                _lines("traits", list(traits)),
                '"blocks":{\n' + ",\n".join(rows) + "\n}",
            )
        )
        + "\n}\n"
    )


def _plain(traits: dict[str, Any]) -> dict[str, Any]:
    """Leave out what follows from another trait, and write whole numbers short."""
    if traits.get("resistance") == traits.get("hardness"):
        traits.pop("resistance", None)
    elif "resistance" not in traits:
        traits["resistance"] = 0
    return {key: _short(value) for key, value in traits.items()}


def _short(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value == int(value) else value


def write_shapes(path: Path, blocks: list[SourceBlock]) -> None:
    shapes: dict[str, int] = {"[]": 0, _dump_shape(FULL_CUBE): 1}
    lists: dict[str, int] = {}

    def number(shape: Shape) -> int:
        return shapes.setdefault(_dump_shape(shape), len(shapes))

    def entry(found: list[int]) -> int:
        if len(set(found)) == 1:
            return found[0]
        runs = [
            part for value, run in groupby(found) for part in (value, len(list(run)))
        ]
        return -1 - _number(lists, runs)

    collision = [
        entry([number(block.shape_of(i)) for i in range(block.state_count)])
        for block in blocks
    ]
    support = {
        str(index): entry([number(shape) for shape in found])
        for index, found in _support_shapes(blocks).items()
    }
    path.write_text(
        "{\n"
        + ",\n".join(
            (
                _lines("shapes", list(shapes)),
                _lines("lists", list(lists)),
                f'"blocks":{_dump(collision)}',
                f'"support":{_dump(support)}',
            )
        )
        + "\n}\n"
    )


def _dump_shape(shape: Shape) -> str:
    return _dump([[_short(edge) for edge in box] for box in shape])


def _support_shapes(blocks: list[SourceBlock]) -> dict[int, list[Shape]]:
    patterns = Patterns(tuple(block.name for block in blocks))
    rows = [
        (patterns.match(names), condition, _from_sixteenths(boxes))
        for names, condition, boxes in read("support")["rows"]
    ]
    found: dict[int, list[Shape]] = {}
    for index, block in enumerate(blocks):
        own = [row for row in rows if block.name in row[0]]
        if own:
            found[index] = [
                next(
                    shape
                    for _, condition, shape in own
                    if all(state[key] == value for key, value in condition.items())
                )
                for state in block.states()
            ]
    return found


def _from_sixteenths(boxes: list[list[int]]) -> Shape:
    return tuple(
        (b[0] / 16, b[1] / 16, b[2] / 16, b[3] / 16, b[4] / 16, b[5] / 16)
        for b in boxes
    )
