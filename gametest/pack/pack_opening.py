"""From a path a user names to a pack's files and metadata."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.pack.folder_pack import FolderPack
from gametest.pack.json_document import parse_json
from gametest.pack.pack_metadata import UNKNOWN_METADATA, PackMetadata, read_metadata
from gametest.pack.pack_source import METADATA_FILE, PackSource, printable
from gametest.pack.text_file import decode_text

if TYPE_CHECKING:
    from gametest.pack.zip_pack import ZipPack

_SHOWN = 5


def open_source(path: str, collector: DiagnosticCollector) -> PackSource | None:
    """None, with a finding, if there is no pack at `path`."""
    # Slashes in messages are the same on every system.
    name = printable(path.replace(os.sep, "/"))
    try:
        if os.path.isdir(path):
            return _open_folder(path, name, collector)
        if os.path.isfile(path):
            return _open_file(path, name, collector)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        collector.error(
            "unreadable-file",
            f"the path cannot be read: {reason}",
            SourceLocation(name),
        )
        return None
    collector.error(
        "not-a-pack", "there is neither a folder nor a file here", SourceLocation(name)
    )
    return None


def load_metadata(source: PackSource, collector: DiagnosticCollector) -> PackMetadata:
    """What cannot be read becomes a finding and the widest meaning."""
    place = source.display(METADATA_FILE)
    try:
        data = source.read(METADATA_FILE)
    except DiagnosticError as error:
        collector.add(error.diagnostic)
        return UNKNOWN_METADATA
    text = decode_text(data, place, collector)
    document = None if text is None else parse_json(text, place, collector)
    return UNKNOWN_METADATA if document is None else read_metadata(document, collector)


def _open_folder(
    path: str, name: str, collector: DiagnosticCollector
) -> FolderPack | None:
    if os.path.lexists(os.path.join(path, METADATA_FILE)):
        return FolderPack.load(path)
    children = sorted(os.listdir(path))
    inner = [
        child
        for child in children
        if os.path.isfile(os.path.join(path, child, METADATA_FILE))
    ]
    zips = [child for child in children if child.endswith(".zip")]
    if inner:
        hint = f"there are packs inside: {_listed(inner)}"
    elif zips:
        hint = f"there are zip files inside: {_listed(zips)}"
    elif "data" in children:
        hint = "there is a data folder, but without that file the game ignores it"
    else:
        hint = "there is no data folder either"
    collector.error(
        "not-a-pack", f"the folder has no {METADATA_FILE}; {hint}", SourceLocation(name)
    )
    return None


def _open_file(path: str, name: str, collector: DiagnosticCollector) -> ZipPack | None:
    if os.path.basename(path) == METADATA_FILE:
        collector.error(
            "not-a-pack",
            "the file describes a pack, the pack is the folder that holds it",
            SourceLocation(name),
        )
        return None
    with open(path, "rb") as file:
        start = file.read(4)
    # `PK` and a record kind: any entry, or the end record of an empty archive.
    if not start.startswith(b"PK") and not path.lower().endswith(".zip"):
        collector.error(
            "not-a-pack",
            "the file is neither a folder nor a zip file",
            SourceLocation(name),
        )
        return None
    from gametest.pack.zip_pack import ZipPack

    archive = ZipPack.load(path, name, collector)
    if archive is None or METADATA_FILE in archive.paths():
        return archive
    deeper = sorted(
        entry for entry in archive.paths() if entry.endswith(f"/{METADATA_FILE}")
    )
    hint = f"; it is at {_listed(deeper)}, but must be at the root" if deeper else ""
    collector.error(
        "not-a-pack",
        f"the archive has no {METADATA_FILE}{hint}",
        SourceLocation(name),
    )
    archive.close()
    return None


def _listed(names: list[str]) -> str:
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return ", ".join(printable(name) for name in names[:_SHOWN]) + more
