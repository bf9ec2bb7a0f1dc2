"""One file of one pack, read when somebody asks for it."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.identifier import Identifier
from gametest.pack.json_document import JsonDocument, parse_json
from gametest.pack.pack import Pack
from gametest.pack.text_file import decode_text


@final
@attrs.frozen
class Resource:
    identifier: Identifier
    """The file's name without folder and suffix."""
    pack: Pack = attrs.field(repr=False)
    path: str = attrs.field(kw_only=True)
    """Where the pack keeps it, overlay folder included."""

    @property
    def source(self) -> str:
        """The file as messages name it."""
        return self.pack.source.display(self.path)

    def read_bytes(self) -> bytes:
        """Raises `DiagnosticError` for a file that cannot be read or is too large."""
        return self.pack.source.read(self.path)

    def find_bytes(self, collector: DiagnosticCollector) -> bytes | None:
        """None, with a finding, where `read_bytes` raises."""
        try:
            return self.read_bytes()
        except DiagnosticError as error:
            collector.add(error.diagnostic)
            return None

    def read_text(self, collector: DiagnosticCollector) -> str | None:
        """None, with a finding, if the file cannot be read or is not UTF-8."""
        data = self.find_bytes(collector)
        return None if data is None else decode_text(data, self.source, collector)

    def read_json(self, collector: DiagnosticCollector) -> JsonDocument | None:
        """None, with a finding, if the file cannot be read or is not JSON."""
        text = self.read_text(collector)
        return None if text is None else parse_json(text, self.source, collector)
