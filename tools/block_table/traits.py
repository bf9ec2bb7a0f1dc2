"""What a table says of each block beside its states: the sources joined with the authored lists.

A trait is left out where it has the value of a plain block; a trait that differs between the
states of a block is a list with one value per state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, final

import attrs

from tools.block_table.authored import Patterns, read
from tools.block_table.source_block import FULL_CUBE, Shape, SourceBlock

_SOLID_EDGE = 0.7291666666666666


@final
@attrs.define(eq=False, slots=False)
class TraitRules:
    """All authored lists, resolved for the blocks of one version."""

    version: str
    """As in `26.1`."""
    blocks: list[SourceBlock]
    older: tuple[str, ...]
    """The supported versions before this one."""

    @cached_property
    def patterns(self) -> Patterns:
        return Patterns(tuple(block.name for block in self.blocks))

    def match(self, file: str, key: str) -> set[str]:
        return self.patterns.match(read(file)[key])

    @cached_property
    def _flags(self) -> dict[str, set[str]]:
        return {
            key: self.patterns.match(entry["blocks"])
            for key, entry in read("flags").items()
            if key != "about"
        }

    @cached_property
    def _light(self) -> list[tuple[set[str], dict[str, str], Any]]:
        return [
            (self.patterns.match(patterns), condition, value)
            for patterns, condition, value in read("light")["rows"]
        ]

    @cached_property
    def _instruments(self) -> list[tuple[str, set[str]]]:
        (note_block,) = (block for block in self.blocks if block.name == "note_block")
        known = set(dict(note_block.properties)["instrument"])
        return [
            (instrument, self.patterns.match(patterns))
            for instrument, patterns in read("instruments")["rows"]
            if instrument in known
        ]

    @cached_property
    def _block_entities(self) -> dict[str, str]:
        return {
            name: row["type"]
            for row in read("block_entities")["rows"]
            if "until" not in row or row["until"] not in (*self.older, self.version)
            for name in self.patterns.match(row["blocks"])
        }

    @cached_property
    def _pushes(self) -> dict[str, str]:
        found = dict.fromkeys(self.match("push_reactions", "destroy"), "destroy")
        for name in self.match("push_reactions", "destroy_except"):
            found.pop(name, None)
        for reaction in ("push_only", "block"):
            found.update(
                dict.fromkeys(self.match("push_reactions", reaction), reaction)
            )
        return found

    @cached_property
    def _conductors(self) -> tuple[set[str], set[str]]:
        return self.match("conductors", "never"), self.match("conductors", "always")

    @cached_property
    def _motion(self) -> tuple[set[str], set[str]]:
        forced = self.match("motion", "solid") - self.match("motion", "solid_except")
        never = self.match("motion", "not_solid") | self.match("motion", "not_motion")
        return forced, never

    @cached_property
    def _numbers(self) -> dict[str, dict[str, float]]:
        found: dict[str, dict[str, float]] = {}
        for key, rows in read("numbers").items():
            if key not in ("about", "source"):
                for patterns, value in rows:
                    for name in self.patterns.match(patterns):
                        found.setdefault(name, {})[key] = value
        return found

    @cached_property
    def _fluids(self) -> dict[str, str]:
        return {
            name: kind
            for kind in ("water", "lava", "held_water")
            for name in read("fluids")[kind]
        }

    def traits(self, block: SourceBlock) -> dict[str, Any]:
        name = block.name
        traits: dict[str, Any] = {
            "hardness": block.hardness,
            "resistance": block.resistance,
            "requires_tool": block.requires_tool,
            "light_filter": block.light_filter,
            "push": self._pushes.get(name),
            "block_entity": self._block_entities.get(name),
            "fluid": self._fluids.get(name),
            "instrument": next(
                (word for word, names in self._instruments if name in names), None
            ),
            "light": _per_state(block, lambda state, _: self._light_of(name, state)),
            "conductor": _per_state(
                block, lambda _, shape: self._conducts(name, shape)
            ),
            "solid": _per_state(block, lambda _, shape: self._is_solid(name, shape)),
            **self._numbers.get(name, {}),
        }
        for flag, names in self._flags.items():
            if flag == "replaceable":
                traits[flag] = _per_state(
                    block,
                    lambda state, _, names=names: int(  # type: ignore[misc]
                        name in names or state.get("layers") == "1"
                    ),
                )
            else:
                traits[flag] = name in names
        return {key: value for key, value in traits.items() if value}

    def _light_of(self, name: str, state: dict[str, str]) -> int:
        for names, condition, value in self._light:
            if name in names and all(
                wanted in ("*", state[key]) for key, wanted in condition.items()
            ):
                return int(state[value]) if isinstance(value, str) else value
        return 0

    def _conducts(self, name: str, shape: Shape) -> int:
        never, always = self._conductors
        return int(name in always or (shape == FULL_CUBE and name not in never))

    def _is_solid(self, name: str, shape: Shape) -> int:
        forced, never = self._motion
        if name in never:
            return 0
        if name in forced:
            return 1
        if not shape:
            return 0
        edges = [
            max(box[axis + 3] for box in shape) - min(box[axis] for box in shape)
            for axis in range(3)
        ]
        return int(sum(edges) / 3 >= _SOLID_EDGE or edges[1] >= 1)


def _per_state(
    block: SourceBlock, value: Callable[[dict[str, str], Shape], int]
) -> int | list[int]:
    values = [
        value(state, block.shape_of(number))
        for number, state in enumerate(block.states())
    ]
    return values[0] if len(set(values)) == 1 else values
