"""From a root compound to a `StructureTemplate`, with every contradiction reported.

Missing lists read as empty and a bad palette index as air, as in the game; both are findings here.
"""

from __future__ import annotations

from typing import Final, NoReturn, final

import attrs

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.position import BlockPos, Vec3
from gametest.core.source_location import SourceLocation
from gametest.nbt.tags import (
    INTEGER_TYPES,
    NUMBER_TYPES,
    Compound,
    IntArray,
    Tag,
    TagList,
    tag_name,
)
from gametest.structure.state_text import parse_state_text
from gametest.structure.template import (
    MAX_AXIS,
    MAX_CELLS,
    StructureTemplate,
    TemplateBlock,
    TemplateEntity,
    TemplateState,
)

KNOWN_KEYS: Final = frozenset(
    {"DataVersion", "size", "palette", "palettes", "blocks", "data", "entities"}
)
FIRST_DATA_VERSION: Final = 1519
"""1.13: older structures have numeric states."""
_MAX_FINDINGS: Final = 20
"""Findings of one kind in one file; a broken generator writes thousands of equal ones."""


@final
@attrs.define(eq=False, repr=False)
class TemplateReader:
    source: str
    collector: DiagnosticCollector
    _indices: dict[str, int] = attrs.field(init=False, factory=dict)
    """Packed layout: state text to palette index."""
    _counts: dict[str, int] = attrs.field(init=False, factory=dict)

    def read(self, root: Compound) -> StructureTemplate:
        size = self._size(root)
        is_packed = "data" in root and "blocks" not in root
        palettes = self._palettes(root, is_packed=is_packed)
        blocks_key = "data" if is_packed else "blocks"
        if is_packed:
            blocks, palettes = self._packed_blocks(root, size, palettes)
        else:
            blocks = self._blocks(self._list(root, blocks_key), size, palettes)
        return StructureTemplate(
            size,
            palettes=palettes,
            blocks=blocks,
            entities=self._entities(self._list(root, "entities")),
            data_version=self._data_version(root),
            source=self.source,
            extra={key: value for key, value in root.items() if key not in KNOWN_KEYS},
        )

    def _error(self, message: str, code: str = "bad-structure") -> None:
        count = self._counts[code] = self._counts.get(code, 0) + 1
        if count < _MAX_FINDINGS:
            self.collector.error(code, message, SourceLocation(self.source))
        elif count == _MAX_FINDINGS:
            message = "and more of the same kind, which are left out"
            self.collector.error(code, message, SourceLocation(self.source))

    def _warn(self, message: str) -> None:
        count = self._counts["warning"] = self._counts.get("warning", 0) + 1
        if count < _MAX_FINDINGS:
            self.collector.warning(
                "bad-structure", message, SourceLocation(self.source)
            )

    def _fail(self, message: str, code: str = "bad-structure") -> NoReturn:
        location = SourceLocation(self.source)
        raise DiagnosticError(
            Diagnostic(Severity.ERROR, code, message=message, location=location)
        )

    def _data_version(self, root: Compound) -> int | None:
        version = root.get("DataVersion")
        if version is None:
            message = (
                "no DataVersion: the data are taken as those of the target version"
            )
            self.collector.warning(
                "missing-field", message, SourceLocation(self.source)
            )
            return None
        if not isinstance(version, INTEGER_TYPES):
            self._fail(f"DataVersion must be a number, got a {tag_name(version)}")
        if version < FIRST_DATA_VERSION:
            self._fail(
                f"data version {version} is older than 1.13 ({FIRST_DATA_VERSION}), "
                "whose blocks had numbers"
            )
        return int(version)

    def _size(self, root: Compound) -> tuple[int, int, int]:
        if "size" not in root:
            self._fail("the structure has no size", "missing-field")
        size = _ints(root["size"])
        if size is None:
            self._fail("size must be a list of three whole numbers")
        if min(size) < 0:
            self._fail(f"size {_spaced(size)} is negative")
        x, y, z = size
        if max(size) > MAX_AXIS or x * y * z > MAX_CELLS:
            self._fail(
                f"size {_spaced(size)} is over the limit of {MAX_AXIS} blocks along an "
                f"axis and {MAX_CELLS} cells",
                "too-large",
            )
        return size

    def _list(self, root: Compound, key: str) -> TagList:
        value = root.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self._fail(f"{key} must be a list, got a {tag_name(value)}", "wrong-type")
        return value

    def _palettes(
        self, root: Compound, *, is_packed: bool
    ) -> tuple[tuple[TemplateState, ...], ...]:
        palettes = self._list(root, "palettes")
        if not palettes:
            return (self._palette(self._list(root, "palette"), "palette"),)
        if is_packed:
            return self._packed_palettes(palettes)
        result = []
        for index, palette in enumerate(palettes):
            name = f"palettes[{index}]"
            if not isinstance(palette, list):
                self._fail(f"{name} must be a list, got a {tag_name(palette)}")
            result.append(self._palette(palette, name))
        if len({len(palette) for palette in result}) > 1:
            self._error("the palettes have different lengths")
        return tuple(result)

    def _palette(self, entries: TagList, name: str) -> tuple[TemplateState, ...]:
        return tuple(
            self._state(entry, f"{name}[{index}]")
            for index, entry in enumerate(entries)
        )

    def _state(self, entry: Tag, name: str) -> TemplateState:
        if isinstance(entry, str):
            return self._state_of_text(entry, name)
        if not isinstance(entry, dict):
            self._fail(f"{name} must be a block state, got a {tag_name(entry)}")
        block = entry.get("Name", entry.get("id"))
        if not isinstance(block, str):
            self._fail(f"{name} has neither Name nor id", "missing-field")
        properties = entry.get("Properties", entry.get("properties", {}))
        if not isinstance(properties, dict):
            self._fail(f"the properties of {name} must be a compound")
        texts = {}
        for key, value in properties.items():
            if not isinstance(value, str):
                self._error(
                    f"property {key} of {name} must be a string, got a {tag_name(value)}",
                    "bad-property",
                )
                continue
            texts[key] = value
        return TemplateState.of(block, texts)

    def _state_of_text(self, text: str, name: str) -> TemplateState:
        state = parse_state_text(text)
        if state is None:
            self._fail(f"{name} is not of the form id{{key:value}}: {text!r}")
        return state

    def _packed_palettes(
        self, palettes: TagList
    ) -> tuple[tuple[TemplateState, ...], ...]:
        """Maps from the first palette's text to each palette's text."""
        result = []
        keys: list[str] = []
        for number, palette in enumerate(palettes):
            if not isinstance(palette, dict):
                self._fail(f"palettes[{number}] must be a compound")
            keys = keys or list(palette)
            states = []
            for key in keys:
                text = palette.get(key)
                if not isinstance(text, str):
                    self._fail(f"palettes[{number}] has no text for {key!r}")
                states.append(self._state_of_text(text, f"palettes[{number}]"))
            result.append(tuple(states))
        self._indices = {key: index for index, key in enumerate(keys)}
        return tuple(result)

    def _packed_blocks(
        self,
        root: Compound,
        size: tuple[int, int, int],
        palettes: tuple[tuple[TemplateState, ...], ...],
    ) -> tuple[tuple[TemplateBlock, ...], tuple[tuple[TemplateState, ...], ...]]:
        """Texts become indices; without a palette in the file, they make it."""
        indices = self._indices
        entries = self._list(root, "palette")
        for index, entry in enumerate(entries):
            if isinstance(entry, str):
                indices.setdefault(entry, index)
        is_closed = bool(indices)
        added: list[TemplateState] = []
        blocks: list[Tag] = []
        for number, entry in enumerate(self._list(root, "data")):
            if not isinstance(entry, dict):
                self._fail(
                    f"data[{number}] must be a compound, got a {tag_name(entry)}"
                )
            text = entry.get("state")
            if not isinstance(text, str):
                self._fail(f"data[{number}] has no state", "missing-field")
            if text not in indices:
                if is_closed:
                    self._error(f"data[{number}]: {text!r} is not in the palette")
                    indices[text] = -1
                else:
                    indices[text] = len(added)
                    added.append(self._state_of_text(text, f"data[{number}].state"))
            blocks.append(entry)
        if not is_closed:
            palettes = (tuple(added),)
        return self._blocks(blocks, size, palettes, "data"), palettes

    def _blocks(
        self,
        entries: TagList,
        size: tuple[int, int, int],
        palettes: tuple[tuple[TemplateState, ...], ...],
        key: str = "blocks",
    ) -> tuple[TemplateBlock, ...]:
        size_x, size_y, size_z = size
        count = min(len(palette) for palette in palettes)
        indices = self._indices
        blocks = []
        for number, entry in enumerate(entries):
            if not isinstance(entry, dict):
                self._fail(
                    f"{key}[{number}] must be a compound, got a {tag_name(entry)}"
                )
            pos = _ints(entry.get("pos"))
            if pos is None:
                self._error(f"{key}[{number}] has no pos of three whole numbers")
                continue
            x, y, z = pos
            if not (0 <= x < size_x and 0 <= y < size_y and 0 <= z < size_z):
                self._error(
                    f"{key}[{number}] at {_spaced(pos)} is outside the size "
                    f"{_spaced(size)}"
                )
                continue
            state = entry.get("state")
            if isinstance(state, str):
                index = indices.get(state, -1)
            elif not isinstance(state, INTEGER_TYPES):
                self._error(f"{key}[{number}] at {_spaced(pos)} has no state")
                continue
            elif 0 <= state < count:
                index = int(state)
            else:
                self._error(
                    f"{key}[{number}] at {_spaced(pos)} names state {state}, but the "
                    f"palette has {count}"
                )
                index = -1
            nbt = entry.get("nbt")
            if nbt is not None and not isinstance(nbt, dict):
                self._error(f"nbt of {key}[{number}] at {_spaced(pos)} is no compound")
                nbt = None
            blocks.append(TemplateBlock(BlockPos(x, y, z), index, nbt))
        self._check_cells(blocks)
        return tuple(blocks)

    def _check_cells(self, blocks: list[TemplateBlock]) -> None:
        cells = {block.pos for block in blocks}
        if len(cells) == len(blocks):
            return
        for block in blocks:
            if block.pos not in cells:
                self._warn(
                    f"two blocks stand at {_spaced(block.pos)}, the last one counts"
                )
            cells.discard(block.pos)

    def _entities(self, entries: TagList) -> tuple[TemplateEntity, ...]:
        entities = []
        for number, entry in enumerate(entries):
            if not isinstance(entry, dict):
                self._fail(f"entities[{number}] must be a compound")
            pos = entry.get("pos")
            nbt = entry.get("nbt")
            if not isinstance(nbt, dict):
                self._error(f"entities[{number}] has no nbt")
                continue
            if (
                not isinstance(pos, list)
                or len(pos) != 3
                or not all(isinstance(part, NUMBER_TYPES) for part in pos)
            ):
                self._error(f"entities[{number}] has no pos of three numbers")
                continue
            point = Vec3(*(float(part) for part in pos))  # type: ignore[arg-type]
            block_pos = _ints(entry.get("blockPos"))
            cell = point.block_pos if block_pos is None else BlockPos(*block_pos)
            entities.append(TemplateEntity(point, cell, nbt))
        return tuple(entities)


def _ints(value: Tag | None) -> tuple[int, int, int] | None:
    """Three whole numbers of a list or an int array."""
    if not isinstance(value, (list, IntArray)) or len(value) != 3:
        return None
    x, y, z = value
    if isinstance(x, int) and isinstance(y, int) and isinstance(z, int):
        return int(x), int(y), int(z)
    return None


def _spaced(values: tuple[int, int, int]) -> str:
    return " ".join(map(str, values))
