"""Writing structure files in each of the three layouts."""

from __future__ import annotations

from enum import Enum

from gametest.nbt.binary import write_nbt
from gametest.nbt.snbt import write_snbt
from gametest.nbt.snbt_writer import snbt_key
from gametest.nbt.tags import Compound, Double, Int, Tag, TagList
from gametest.structure.state_text import parse_state_text
from gametest.structure.template import (
    ID_PALETTE_VERSION,
    StructureTemplate,
    TemplateState,
)


class Layout(Enum):
    NBT = "nbt"
    """Binary, compressed with gzip."""
    SNBT_BINARY = "snbt-binary"
    """The keys of the binary form as text."""
    SNBT_PACKED = "snbt-packed"
    """Text with states as strings: what the game's own developers keep in their sources."""
    LAYERS = "layers"
    """A drawing: see docs/reference/layer-drawings.md."""


def write_template(
    template: StructureTemplate, layout: Layout, *, id_palette: bool | None = None
) -> bytes:
    """The file's bytes; the same template always gives the same.

    `id_palette` says whether palettes have `id` and `properties` (26.3) instead of `Name` and
    `Properties`; None: as in the game of the template's data version.
    """
    if id_palette is None:
        id_palette = (template.data_version or 0) >= ID_PALETTE_VERSION
    match layout:
        case Layout.NBT:
            return write_nbt(_binary_root(template, id_palette), compress=True)
        case Layout.SNBT_BINARY:
            return _text(_binary_root(template, id_palette))
        case Layout.SNBT_PACKED:
            return _text(_packed_root(template))
        case Layout.LAYERS:
            # Here, as most who write structures do not draw them.
            from gametest.structure.drawing_writer import write_drawing

            return write_drawing(template)


def write_root(root: Compound, layout: Layout) -> bytes:
    """A root compound as it is, in the binary file or as text of the same layout."""
    return write_nbt(root, compress=True) if layout is Layout.NBT else _text(root)


def _head(template: StructureTemplate) -> Compound:
    root: Compound = {}
    if template.data_version is not None:
        root["DataVersion"] = Int(template.data_version)
    root["size"] = _ints(template.size)
    return root


def _binary_root(template: StructureTemplate, id_palette: bool) -> Compound:
    root = _head(template)
    palettes: TagList = [
        [_state(state, id_palette) for state in palette]
        for palette in template.palettes
    ]
    if len(palettes) == 1:
        root["palette"] = palettes[0]
    else:
        root["palettes"] = palettes
    blocks: TagList = []
    for block in template.blocks:
        entry: Compound = {"pos": _ints(block.pos), "state": Int(block.state)}
        if block.nbt is not None:
            entry["nbt"] = block.nbt
        blocks.append(entry)
    root["blocks"] = blocks
    root["entities"] = _entities(template)
    root.update(template.extra)
    return root


def _packed_root(template: StructureTemplate) -> Compound:
    root = _head(template)
    for palette in template.palettes:
        for state in palette:
            if parse_state_text(str(state)) != state:
                msg = f"the state {str(state)!r} cannot be packed: it reads back otherwise"
                raise ValueError(msg)
    texts = [str(state) for state in template.palette]
    if len(set(texts)) < len(texts) and len(template.palettes) > 1:
        msg = "several palettes whose first has equal states cannot be packed"
        raise ValueError(msg)
    data: TagList = []
    for block in template.blocks:
        entry: Compound = {"pos": _ints(block.pos), "state": texts[block.state]}
        if block.nbt is not None:
            entry["nbt"] = block.nbt
        data.append(entry)
    root["data"] = data
    root["entities"] = _entities(template)
    if len(template.palettes) == 1:
        root["palette"] = list(texts)
    else:
        root["palettes"] = [
            dict(zip(texts, map(str, palette), strict=True))
            for palette in template.palettes
        ]
    root.update(template.extra)
    return root


def _ints(values: tuple[int, int, int]) -> Tag:
    return [Int(value) for value in values]


def _state(state: TemplateState, id_palette: bool) -> Tag:
    entry: Compound = {"id" if id_palette else "Name": state.name}
    if state.properties:
        entry["properties" if id_palette else "Properties"] = dict(state.properties)
    return entry


def _entities(template: StructureTemplate) -> Tag:
    return [
        {
            "pos": [Double(value) for value in entity.pos],
            "blockPos": _ints(entity.block_pos),
            "nbt": entity.nbt,
        }
        for entity in template.entities
    ]


def _text(root: Compound) -> bytes:
    """One line for each element of the long lists, so that a diff shows single blocks."""
    lines = ["{"]
    for number, (key, value) in enumerate(root.items(), start=1):
        comma = "," if number < len(root) else ""
        if isinstance(value, list) and value and key != "size":
            lines.append(f"    {snbt_key(key)}: [")
            last = len(value)
            for index, element in enumerate(value, start=1):
                end = "," if index < last else ""
                lines.append(f"        {write_snbt(element, spaced=True)}{end}")
            lines.append(f"    ]{comma}")
        else:
            lines.append(
                f"    {snbt_key(key)}: {write_snbt(value, spaced=True)}{comma}"
            )
    lines.append("}")
    return ("\n".join(lines) + "\n").encode()
