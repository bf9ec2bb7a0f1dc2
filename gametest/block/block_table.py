"""All blocks of one game version, read from this project's own compact table.

A table file holds `groups` (lists of properties), `traits` (many blocks share a row) and `blocks` in
the order of the registry: name -> [group, default state, traits]. State ids follow from the
order: a block's states are the mixed radix numbers over its properties in alphabetical order, the
first most significant. Blocks and states are made when asked for.

A trait that is left out is that of a plain block; one that differs between the states of a block is
a list with a value per state. `hardness`, `resistance` (as hardness), `friction`, `speed_factor`,
`jump_factor`; `light` (emission), `light_filter`; `conductor`, `solid` (blocks motion), `replaceable`;
`push`, `block_entity`, `instrument`; `fluid` (`water`, `lava`, `held_water`), `falling_water`; `air`,
`falls`, `ignited_by_lava`, `requires_tool`. The generator is `tools/block_table`.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, final

import attrs

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.block.errors import BlockStateSyntaxError, UnknownBlockError
from gametest.block.property import Property
from gametest.block.shape import BlockShapes
from gametest.core.identifier import Identifier
from gametest.core.suggest import nearest
from gametest.core.version import GameVersion

_TABLES: Final = Path(__file__).parent / "tables"


@final
@attrs.define(eq=False, repr=False)
class BlockTable:
    """Hands out interned blocks and states: compare them with `is`."""

    version: GameVersion
    state_count: int
    _rows: list[list[int]] = attrs.field(alias="rows")
    _names: list[str] = attrs.field(alias="names")
    """Without namespace, in the order of the registry."""
    _groups: list[tuple[Property, ...]] = attrs.field(alias="groups")
    _traits: list[dict[str, Any]] = attrs.field(alias="traits")
    _first_ids: list[int] = attrs.field(alias="first_ids")

    _indices: dict[str, int] = attrs.field(init=False)
    _blocks: list[Block | None] = attrs.field(init=False)
    _states: list[BlockState | None] = attrs.field(init=False)
    _parsed: dict[str, BlockState] = attrs.field(init=False, factory=dict)
    _shapes: BlockShapes | None = attrs.field(init=False, default=None)
    _flags: dict[str, bytes] = attrs.field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        self._indices = {name: index for index, name in enumerate(self._names)}
        self._blocks = [None] * len(self._names)
        self._states = [None] * self.state_count

    @classmethod
    def load(cls, version: GameVersion) -> BlockTable:
        """Read the version's table; costs about 2 ms, nothing is shared between calls."""
        raw = json.loads((_TABLES / f"{version.table_name}.json").read_bytes())
        properties = [
            Property(name, tuple(values)) for name, values in raw["properties"]
        ]
        groups = [tuple(properties[i] for i in group) for group in raw["groups"]]
        sizes = [1] * len(groups)
        for i, group in enumerate(groups):
            for prop in group:
                sizes[i] *= len(prop.values)
        first_ids, total = [], 0
        rows: list[list[int]] = list(raw["blocks"].values())
        for row in rows:
            first_ids.append(total)
            total += sizes[row[0]]
        return cls(
            version,
            total,
            rows=rows,
            names=list(raw["blocks"]),
            groups=groups,
            traits=raw["traits"],
            first_ids=first_ids,
        )

    @property
    def block_count(self) -> int:
        return len(self._names)

    @property
    def names(self) -> tuple[str, ...]:
        """All blocks in the order of the registry, without namespace."""
        return tuple(self._names)

    @property
    def air(self) -> BlockState:
        return self.state(0)

    @property
    def shapes(self) -> BlockShapes:
        """Read on first use."""
        if self._shapes is None:
            path = _TABLES / f"shapes_{self.version.table_name}.json"
            self._shapes = BlockShapes.load(path)
        return self._shapes

    def block(self, id: str | Identifier) -> Block:
        """`minecraft:x` or `x`; raises `UnknownBlockError` with the nearest known name."""
        found = self.find_block(id)
        if found is None:
            near = nearest(str(id).removeprefix("minecraft:"), self._names)
            full = None if near is None else f"minecraft:{near}"
            raise UnknownBlockError(str(id), str(self.version), full)
        return found

    def find_block(self, id: str | Identifier) -> Block | None:
        index = self._indices.get(str(id).removeprefix("minecraft:"))
        return None if index is None else self.block_at(index)

    def block_at(self, index: int) -> Block:
        """The block with this place in the registry."""
        found = self._blocks[index]
        if found is None:
            found = self._blocks[index] = self._make_block(index)
        return found

    def _make_block(self, index: int) -> Block:
        group, default, traits = self._rows[index]
        first = self._first_ids[index]
        following = self._first_ids[index + 1 : index + 2] or [self.state_count]
        identifier = Identifier("minecraft", self._names[index])
        return Block(
            identifier,
            str(identifier),
            index=index,
            properties=self._groups[group],
            first_state_id=first,
            state_count=following[0] - first,
            table=self,
            traits=self._traits[traits],
            default_state_id=first + default,
        )

    def blocks(self) -> Iterator[Block]:
        """In the order of the registry."""
        return map(self.block_at, range(len(self._names)))

    def state(self, state_id: int) -> BlockState:
        """The same object each time; `IndexError` for an id that does not exist."""
        if state_id < 0:
            raise IndexError(state_id)
        found = self._states[state_id]
        if found is None:
            block = self.block_at(bisect_right(self._first_ids, state_id) - 1)
            found = self._states[state_id] = BlockState(state_id, block)
        return found

    def block_of(self, state_id: int) -> Block:
        return self.state(state_id).block

    def state_of(
        self, id: str | Identifier, properties: Mapping[str, str] | None = None
    ) -> BlockState:
        """Properties that are not named keep their default value."""
        return self.block(id).state_of(properties or {})

    def parse_state(self, text: str) -> BlockState:
        """Read `minecraft:lever[face=wall]`; raises a `BlockStateError`."""
        found = self._parsed.get(text)
        if found is None:
            name, properties = split_state(text)
            found = self._parsed[text] = self.state_of(name, properties)
        return found

    @property
    def conductor(self) -> bytes:
        """State id -> 1 where strong power passes."""
        return self.flags("conductor")

    @property
    def is_air_table(self) -> bytes:
        """State id -> 1 for the three kinds of air."""
        return self.flags("air")

    @property
    def light(self) -> bytes:
        """State id -> light emission, 0 to 15."""
        return self.flags("light")

    @property
    def replaceable(self) -> bytes:
        return self.flags("replaceable")

    @property
    def blocks_motion(self) -> bytes:
        return self.flags("solid")

    def flags(self, trait: str) -> bytes:
        """One byte per state id of a numeric trait; made once, then kept."""
        found = self._flags.get(trait)
        if found is None:
            parts = bytearray()
            ends = [*self._first_ids[1:], self.state_count]
            for row, first, end in zip(self._rows, self._first_ids, ends, strict=True):
                value = self._traits[row[2]].get(trait, 0)
                if isinstance(value, list):
                    parts += bytes(value)
                else:
                    parts += bytes([value]) * (end - first)
            found = self._flags[trait] = bytes(parts)
        return found

    def __repr__(self) -> str:
        return f"<BlockTable {self.version}: {self.block_count} blocks>"


def split_state(text: str) -> tuple[str, dict[str, str]]:
    """The parts of `name[key=value,...]`, unchecked but for the form."""
    name, bracket, rest = text.strip().partition("[")
    if not bracket:
        return name, {}
    if not rest.endswith("]"):
        msg = f"{text!r} does not end with ']'"
        raise BlockStateSyntaxError(msg)
    properties: dict[str, str] = {}
    for pair in filter(None, rest[:-1].split(",")):
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not (key and equals and value):
            msg = f"{pair!r} in {text!r} is not of the form property=value"
            raise BlockStateSyntaxError(msg)
        if key in properties:
            msg = f"property {key!r} is set twice in {text!r}"
            raise BlockStateSyntaxError(msg)
        properties[key] = value
    return name, properties
