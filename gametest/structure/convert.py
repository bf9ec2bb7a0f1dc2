"""From one layout of structure files to another, without loss and without upgrading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector, Severity
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.nbt.tags import Compound, Int, Tag
from gametest.structure.reader import read_root
from gametest.structure.template import ID_PALETTE_VERSION
from gametest.structure.template_reader import TemplateReader
from gametest.structure.writer import Layout, write_root, write_template

_KEYS: Final[dict[str, frozenset[str]]] = {
    "palette": frozenset({"Name", "Properties", "id", "properties"}),
    "blocks": frozenset({"pos", "state", "nbt"}),
    "data": frozenset({"pos", "state", "nbt"}),
    "entities": frozenset({"pos", "blockPos", "nbt"}),
}
"""What the format has in the elements of its lists."""
_NEW_NAMES: Final = {"Name": "id", "Properties": "properties"}
_OLD_NAMES: Final = {new: old for old, new in _NEW_NAMES.items()}


def convert(
    data: bytes,
    source: str,
    target_layout: Layout,
    data_version: int | None = None,
    *,
    id_palette: bool | None = None,
) -> bytes:
    """`data_version` replaces the number in the file; the data are not changed for it.

    Between the binary file and text in its layout every tag stays as it is. Raises
    `DiagnosticError` for data that cannot be read or written without loss.
    """
    found = DiagnosticCollector()
    root = read_root(data, source, found)
    template = TemplateReader(source, found).read(root)
    if found.errors:
        raise DiagnosticError(found.errors[0])
    if data_version is not None:
        template = attrs.evolve(template, data_version=data_version)
    if id_palette is None:
        id_palette = (template.data_version or 0) >= ID_PALETTE_VERSION
    try:
        keeps_keys = target_layout in (Layout.NBT, Layout.SNBT_BINARY)
        if keeps_keys and not _is_packed(root):
            if data_version is not None:
                root = {"DataVersion": Int(data_version)} | root
                root["DataVersion"] = Int(data_version)
            _name_palettes(root, _NEW_NAMES if id_palette else _OLD_NAMES)
            return write_root(root, target_layout)
        if target_layout is not Layout.SNBT_PACKED or not _is_packed(root):
            _refuse_losses(root)
        return write_template(template, target_layout, id_palette=id_palette)
    except ValueError as error:
        diagnostic = Diagnostic(
            Severity.ERROR,
            "bad-structure",
            message=str(error),
            location=SourceLocation(source),
        )
        raise DiagnosticError(diagnostic) from None


def _is_packed(root: Compound) -> bool:
    return "data" in root and "blocks" not in root


def _palettes(root: Compound) -> Iterator[tuple[str, list[Tag]]]:
    palette = root.get("palette")
    if isinstance(palette, list):
        yield "palette", palette
    palettes = root.get("palettes")
    for index, one in enumerate(palettes if isinstance(palettes, list) else ()):
        if isinstance(one, list):
            yield f"palettes[{index}]", one


def _name_palettes(root: Compound, names: dict[str, str]) -> None:
    for _, palette in _palettes(root):
        for index, entry in enumerate(palette):
            if isinstance(entry, dict) and names.keys() & entry.keys():
                palette[index] = {names.get(key, key): entry[key] for key in entry}


def _refuse_losses(root: Compound) -> None:
    """Raises `ValueError` for what the other layout has no place for."""
    if "data" in root and "blocks" in root:
        msg = "both 'blocks' and 'data' are there, and the other layout holds one only"
        raise ValueError(msg)
    if root.get("palettes") and "palette" in root:
        msg = "both 'palette' and 'palettes' are there, and the other layout holds one"
        raise ValueError(msg)
    lists = [*(("palette", name, one) for name, one in _palettes(root))]
    for key in ("blocks", "data", "entities"):
        value = root.get(key)
        if isinstance(value, list):
            lists.append((key, key, value))
    for kind, name, elements in lists:
        for index, element in enumerate(elements):
            if not isinstance(element, dict):
                continue
            for key in element:
                if key not in _KEYS[kind]:
                    msg = (
                        f"{name}[{index}] has the key {key!r}, which the format does not "
                        "know; only the layout of the binary file keeps it"
                    )
                    raise ValueError(msg)
