"""`pack.mcmeta`: formats, overlays, filters, features (https://minecraft.wiki/w/Pack.mcmeta)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.pack.format_fields import (
    check_old_matches,
    read_new_range,
    read_old_range,
    read_pack_formats,
)
from gametest.pack.format_range import EVERY_FORMAT, FIRST_MINOR_MAJOR, FormatRange
from gametest.pack.json_document import JsonDocument
from gametest.pack.json_object import JsonObject
from gametest.registry.structuring import StructuringIssue

if TYPE_CHECKING:
    from gametest.core.pattern.java_pattern import JavaPattern

# https://minecraft.wiki/w/Experiments, those of older versions with them.
KNOWN_FEATURES: Final = (
    "bundle",
    "minecart_improvements",
    "redstone_experiments",
    "trade_rebalance",
    "update_1_20",
    "update_1_21",
    "vanilla",
    "winter_drop",
)
_SHOWN: Final = 80
_OVERLAY_FOLDER: Final = re.compile(r"(?!\.+$)[A-Za-z0-9_.-]+")


@final
@attrs.frozen
class Overlay:
    """A folder of the pack that lies over it while the target is in the range."""

    directory: str
    formats: FormatRange
    index: int
    """Place in `overlays.entries`; later ones lie higher."""


@final
@attrs.frozen
class FileFilter:
    """Hides files of the packs below; a pattern that is not given matches everything.

    A pattern need not match the whole text, it is looked for anywhere in it.
    """

    namespace: JavaPattern | None
    path: JavaPattern | None

    def hides(self, namespace: str, path: str) -> bool:
        """`path` has folder and suffix: `function/a.mcfunction`."""
        return (self.namespace is None or self.namespace.search(namespace)) and (
            self.path is None or self.path.search(path)
        )


@final
@attrs.frozen(kw_only=True)
class PackMetadata:
    """What the file says; where it says nonsense, the widest meaning."""

    formats: FormatRange
    claims_formats: bool
    """Whether the file says formats at all; otherwise `formats` is every format."""
    overlays: tuple[Overlay, ...] = ()
    filters: tuple[FileFilter, ...] = ()
    features: tuple[Identifier, ...] = ()
    document: JsonDocument | None = attrs.field(default=None, eq=False, repr=False)

    def locate_formats(self, source: str) -> SourceLocation:
        """The place of the newest claimed format, for findings; `source` if there is none."""
        if self.document is None:
            return SourceLocation(source)
        pack = self.document.value.get("pack", {})
        for key in ("max_format", "supported_formats", "pack_format"):
            if isinstance(pack, dict) and key in pack:
                return self.document.locate(f"/pack/{key}")
        return self.document.locate("/pack")


UNKNOWN_METADATA: Final = PackMetadata(formats=EVERY_FORMAT, claims_formats=False)
"""Stands for metadata that cannot be read, so that the pack's other findings still come."""


def read_metadata(
    document: JsonDocument, collector: DiagnosticCollector
) -> PackMetadata:
    """Every rule that is broken becomes a finding at its place."""
    issues: list[StructuringIssue] = []
    root = JsonObject.of(document.value, (), issues)
    metadata = UNKNOWN_METADATA if root is None else _read_root(root, document)
    document.report(issues, collector)
    return metadata


def _read_root(root: JsonObject, document: JsonDocument) -> PackMetadata:
    formats = None
    pack = root.find_object("pack")
    if pack is not None:
        _check_description(pack)
        formats = read_pack_formats(pack)
        pack.report_unknown()
    elif not root.has("pack"):
        root.issue("missing-field", "field 'pack' is missing")
    root.has("language")
    metadata = PackMetadata(
        formats=formats or EVERY_FORMAT,
        claims_formats=formats is not None,
        overlays=_read_overlays(root, formats or EVERY_FORMAT),
        filters=_read_filters(root),
        features=_read_features(root),
        document=document,
    )
    # Tools keep sections of their own here, so only what looks like a typo is worth a word.
    root.report_unknown(only_near=True)
    return metadata


def _check_description(pack: JsonObject) -> None:
    """A text component; for anything else the game refuses the metadata whole."""
    if not pack.has("description"):
        pack.issue("missing-field", "field 'description' is missing")
        return
    description = pack.fields["description"]
    if isinstance(description, str):
        return
    # Here, as most packs describe themselves by a plain text.
    from gametest.text.component import ComponentError, parse_component

    try:
        parse_component(description)
    except ComponentError as error:
        pack.issue("wrong-type", f"description: {error}", "description")


def _read_overlays(root: JsonObject, formats: FormatRange) -> tuple[Overlay, ...]:
    section = root.find_object("overlays")
    if section is None:
        return ()
    entries = section.get("entries", list) or []
    section.report_unknown()
    read = [
        entry
        for index, value in enumerate(entries)
        if (entry := JsonObject.of(value, ("overlays", "entries", index), root.issues))
        is not None
    ]
    ranges = [
        (read_new_range(entry), read_old_range(entry, "formats")) for entry in read
    ]
    reaches_old = any(
        claimed.reaches_majors_only
        for pair in ranges
        for claimed in pair
        if claimed is not None
    )
    overlays = []
    for entry, (new, old) in zip(read, ranges, strict=True):
        _check_overlay(entry, formats, new, old, reaches_old=reaches_old)
        directory = entry.get("directory", str)
        entry.report_unknown()
        if directory is not None and _OVERLAY_FOLDER.fullmatch(directory) is None:
            entry.issue(
                "bad-pack-format",
                f"overlay directory {directory!r} has a character other than "
                "[A-Za-z0-9_.-] or only dots",
                "directory",
            )
            continue
        claimed = new or old
        if directory is None or claimed is None:
            continue
        if claimed.intersection(formats) is None:
            entry.warn(
                "dead-overlay",
                f"overlay {directory!r} can never apply: its formats {claimed} are "
                f"outside the pack's {formats}",
            )
        overlays.append(Overlay(directory, claimed, int(entry.path[-1])))
    return tuple(overlays)


def _check_overlay(
    entry: JsonObject,
    formats: FormatRange,
    new: FormatRange | None,
    old: FormatRange | None,
    *,
    reaches_old: bool,
) -> None:
    """One wrong entry makes the game drop all overlays of the pack, so each rule counts."""
    has_new = entry.has("min_format") or entry.has("max_format")
    if not has_new and formats.reaches_minors and formats != EVERY_FORMAT:
        entry.issue(
            "missing-field",
            "fields 'min_format' and 'max_format' are missing: the pack claims format "
            f"{FIRST_MINOR_MAJOR} or newer",
        )
    elif not has_new and not entry.has("formats"):
        entry.issue("missing-field", "fields 'min_format' and 'max_format' are missing")
    if has_new and reaches_old and not entry.has("formats"):
        entry.issue(
            "missing-field",
            "field 'formats' is missing: an overlay of the pack claims formats older "
            f"than {FIRST_MINOR_MAJOR}",
        )
    elif has_new and not reaches_old and entry.has("formats"):
        entry.issue(
            "bad-pack-format",
            "formats is not allowed when every overlay's formats are "
            f"{FIRST_MINOR_MAJOR} or newer",
            "formats",
            at_key=True,
        )
    elif new is not None and old is not None:
        check_old_matches(entry, "formats", new, old)


def _read_filters(root: JsonObject) -> tuple[FileFilter, ...]:
    section = root.find_object("filter")
    if section is None:
        return ()
    filters = []
    for index, value in enumerate(section.get("block", list) or []):
        entry = JsonObject.of(value, ("filter", "block", index), root.issues)
        if entry is None:
            continue
        before = len(root.issues)
        namespace, path = _pattern(entry, "namespace"), _pattern(entry, "path")
        if len(root.issues) == before:
            filters.append(FileFilter(namespace, path))
        entry.report_unknown()
    section.report_unknown()
    return tuple(filters)


def _pattern(entry: JsonObject, key: str) -> JavaPattern | None:
    text = entry.find(key, str)
    if text is None:
        return None
    # Here, as few packs have filters.
    from gametest.core.pattern.java_pattern import JavaPattern, JavaPatternError

    try:
        return JavaPattern.parse(text)
    except JavaPatternError as error:
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "..."
        msg = f"{shown!r} cannot be used as a regular expression: {error}"
        entry.issue("bad-filter", msg, key)
        return None


def _read_features(root: JsonObject) -> tuple[Identifier, ...]:
    section = root.find_object("features")
    if section is None:
        return ()
    features = []
    for index, value in enumerate(section.get("enabled", list) or []):
        if type(value) is not str:
            section.issue("wrong-type", "expected an identifier", "enabled", index)
            continue
        try:
            feature = Identifier.parse(value)
        except InvalidIdentifierError as error:
            section.issue("bad-identifier", str(error), "enabled", index)
            continue
        known = [f"minecraft:{name}" for name in KNOWN_FEATURES]
        if str(feature) not in known:
            hint = did_you_mean(str(feature), known)
            msg = f"the game has no feature {str(feature)!r}{hint}"
            section.warn("unknown-feature", msg, "enabled", index)
        features.append(feature)
    section.report_unknown()
    return tuple(features)
