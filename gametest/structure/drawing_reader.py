"""Reading a drawing of a structure; the form is told in docs/reference/layer-drawings.md."""

from __future__ import annotations

import re
from typing import Final, NoReturn, final

import attrs

from gametest.core.diagnostic import Diagnostic, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.nbt.snbt import read_compound
from gametest.nbt.tags import Compound, Int, Tag, TagList
from gametest.structure.drawing_writer import AIR, AIR_STATE, NOTHING
from gametest.structure.template import MAX_AXIS, MAX_CELLS

_PARTS: Final = ("legend", "layer", "entities", "extra")
_ENTRY: Final = re.compile(r"(\S) +([a-z0-9_.:/-]+)(?:\[([^\]]*)\])?")
_LAYER: Final = re.compile(r"layer +(\d+)(?: *- *(\d+))?")
_SIZE: Final = re.compile(r"size +(\d+) +(\d+) +(\d+)")
_VERSION: Final = re.compile(r"version +(\d+)")


@final
@attrs.frozen
class _Entry:
    """What one character of the legend stands for."""

    index: int
    """In the palette."""
    nbt: Compound | None


def read_drawing(text: str, source: str) -> Compound:
    """The root compound of the binary layout; raises `DiagnosticError` with the place."""
    return _DrawingReader(source).read(text)


@final
@attrs.define(eq=False, repr=False)
class _DrawingReader:
    source: str

    _line: int = attrs.field(default=0, init=False)
    _part: str = attrs.field(default="", init=False)
    _version: int | None = attrs.field(default=None, init=False)
    _size: tuple[int, int, int] | None = attrs.field(default=None, init=False)
    _legend: dict[str, _Entry | None] = attrs.field(
        factory=lambda: {NOTHING: None}, init=False
    )
    _palette: dict[tuple[str, tuple[tuple[str, str], ...]], int] = attrs.field(
        factory=dict, init=False
    )
    _layers: dict[int, list[tuple[int, str]]] = attrs.field(factory=dict, init=False)
    """Rows with their lines, by height."""
    _open: tuple[int, ...] = attrs.field(default=(), init=False)
    """Heights of the layer that is being read."""
    _entities: TagList = attrs.field(factory=list, init=False)
    _extra: Compound = attrs.field(factory=dict, init=False)

    def read(self, text: str) -> Compound:
        for number, raw in enumerate(text.splitlines(), 1):
            self._line = number
            # Only a comment has `#` before anything else; rows may hold any character.
            if raw.strip() and not raw.startswith("#"):
                self._read_line(raw)
        return self._root()

    def _read_line(self, raw: str) -> None:
        line = raw.strip()
        if raw[0] not in " \t":
            self._begin(line)
        elif self._part == "legend":
            self._read_entry(line)
        elif self._part == "layer":
            for height in self._open:
                self._layers[height].append((self._line, line))
        elif self._part == "entities":
            self._entities.append(self._compound(line, 0))
        elif self._part == "extra":
            self._extra.update(self._compound(line, 0))
        else:
            self._fail("expected 'version', 'size', 'legend' or 'layer' first")

    def _begin(self, line: str) -> None:
        if match := _VERSION.fullmatch(line):
            self._version = int(match[1])
        elif match := _SIZE.fullmatch(line):
            self._size = int(match[1]), int(match[2]), int(match[3])
        elif match := _LAYER.fullmatch(line):
            first = int(match[1])
            last = first if match[2] is None else int(match[2])
            if not first <= last < MAX_AXIS:
                self._fail(f"layers go from 0 to {MAX_AXIS - 1}, got {line!r}")
            self._open = tuple(range(first, last + 1))
            for height in self._open:
                if height in self._layers:
                    self._fail(f"layer {height} is drawn twice")
                self._layers[height] = []
            self._part = "layer"
        elif line in _PARTS and line != "layer":
            self._part = line
        else:
            self._fail(
                "expected version <n>, size <x> <y> <z>, legend, layer <y>, entities or "
                f"extra; what belongs to them is indented, got {line!r}"
            )

    def _read_entry(self, line: str) -> None:
        match = _ENTRY.match(line)
        if match is None:
            self._fail("expected a character, a space and a block, as in 'S stone'")
        letter = match[1]
        if letter in self._legend:
            self._fail(f"{letter!r} has a meaning already")
        properties = self._properties(match[3] or "")
        name = match[2] if ":" in match[2] else f"minecraft:{match[2]}"
        nbt = None
        rest = line[match.end() :].strip()
        if rest:
            nbt = self._compound(line, match.end())
        self._legend[letter] = self._entry(name, properties, nbt)

    def _properties(self, text: str) -> dict[str, str]:
        found = {}
        for pair in filter(None, text.split(",")):
            key, equals, value = map(str.strip, pair.partition("="))
            if not (key and equals and value):
                self._fail(f"expected key=value in the brackets, got {pair!r}")
            found[key] = value
        return found

    def _entry(
        self, name: str, properties: dict[str, str], nbt: Compound | None
    ) -> _Entry:
        state = name, tuple(sorted(properties.items()))
        index = self._palette.setdefault(state, len(self._palette))
        return _Entry(index, nbt)

    def _compound(self, line: str, start: int) -> Compound:
        reader = StringReader(line, start)
        reader.skip_whitespace()
        try:
            found = read_compound(reader)
            reader.skip_whitespace()
            if reader.can_read():
                raise reader.error("expected the end of the line")
        except TextSyntaxError as error:
            self._fail(error.message)
        return found

    # -- the whole -----------------------------------------------------------------------

    def _root(self) -> Compound:
        size = self._size or self._drawn_size()
        if size[0] * size[1] * size[2] > MAX_CELLS:
            self._fail(f"the structure has more than {MAX_CELLS} cells")
        blocks = [
            cell
            for height in sorted(self._layers)
            for cell in self._cells(height, self._layers[height], size)
        ]
        root: Compound = {}
        if self._version is not None:
            root["DataVersion"] = Int(self._version)
        root["size"] = [Int(one) for one in size]
        palette: TagList = []
        for name, properties in self._palette:
            state: Compound = {"Name": name}
            if properties:
                state["Properties"] = dict(properties)
            palette.append(state)
        root["palette"] = palette
        root["blocks"] = blocks
        root["entities"] = self._entities
        return root | self._extra

    def _drawn_size(self) -> tuple[int, int, int]:
        rows = [row for layer in self._layers.values() for _, row in layer]
        return (
            max(map(len, rows), default=0),
            max(self._layers, default=-1) + 1,
            max(map(len, self._layers.values()), default=0),
        )

    def _cells(
        self, y: int, rows: list[tuple[int, str]], size: tuple[int, int, int]
    ) -> TagList:
        found: TagList = []
        width, height, depth = size
        if y >= height or len(rows) > depth:
            self._line = rows[0][0] if rows else self._line
            self._fail(
                f"layer {y} with {len(rows)} rows does not fit the size "
                f"{width} {height} {depth}"
            )
        for z, (line, row) in enumerate(rows):
            self._line = line
            if len(row) != width:
                self._fail(f"a row has {width} characters, this one has {len(row)}")
            for x, letter in enumerate(row):
                entry = self._meaning(letter)
                if entry is None:
                    continue
                cell: dict[str, Tag] = {
                    "pos": [Int(x), Int(y), Int(z)],
                    "state": Int(entry.index),
                }
                if entry.nbt is not None:
                    cell["nbt"] = entry.nbt
                found.append(cell)
        return found

    def _meaning(self, letter: str) -> _Entry | None:
        if letter not in self._legend:
            if letter != AIR:
                self._fail(f"the legend does not say what {letter!r} is")
            self._legend[letter] = self._entry(AIR_STATE, {}, None)
        return self._legend[letter]

    def _fail(self, message: str) -> NoReturn:
        raise DiagnosticError(
            Diagnostic(
                Severity.ERROR,
                "bad-structure",
                message=message,
                location=SourceLocation(self.source, self._line, 1),
            )
        )
