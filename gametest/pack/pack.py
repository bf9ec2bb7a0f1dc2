"""One opened pack."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.core.version import GameVersion
from gametest.pack.pack_index import PackIndex
from gametest.pack.pack_metadata import PackMetadata
from gametest.pack.pack_source import METADATA_FILE, PackSource


@final
@attrs.define(eq=False, repr=False)
class Pack:
    source: PackSource
    metadata: PackMetadata
    index: PackIndex = attrs.field(kw_only=True, repr=False)

    @classmethod
    def load(
        cls,
        source: PackSource,
        metadata: PackMetadata,
        version: GameVersion,
        collector: DiagnosticCollector,
    ) -> Pack:
        """List the files that `version` reads, overlays included."""
        index = PackIndex(source, metadata)
        index.add_layer("", collector)
        for overlay in metadata.overlays:
            if not source.has_folder(overlay.directory):
                place = SourceLocation(source.display(METADATA_FILE))
                if metadata.document is not None:
                    pointer = f"/overlays/entries/{overlay.index}/directory"
                    place = metadata.document.locate(pointer)
                collector.warning(
                    "dead-overlay",
                    f"the pack has no folder {overlay.directory!r}, so the overlay "
                    "changes nothing",
                    place,
                )
            elif overlay.formats.contains(version.pack_format):
                index.add_layer(f"{overlay.directory}/", collector)
        return cls(source, metadata, index=index)

    @property
    def name(self) -> str:
        """The pack as the user names it."""
        return self.source.name

    def __str__(self) -> str:
        return self.name
