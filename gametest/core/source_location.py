"""Where in a user's files something stands."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.frozen(order=True)
class SourceLocation:
    """A place in a file; lines and columns count from 1, 0 means "not known"."""

    source: str
    """A path as the user writes it, `pack.zip!data/ns/function/a.mcfunction` in archives."""
    line: int = 0
    column: int = 0
    end_line: int = 0
    end_column: int = 0

    @classmethod
    def of_offset(cls, source: str, text: str, offset: int) -> SourceLocation:
        """The place of character `offset` (from 0) of the file's `text`."""
        before = text[:offset]
        line = before.count("\n") + 1
        column = offset - (before.rfind("\n") + 1) + 1
        return cls(source, line, column)

    def __str__(self) -> str:
        if not self.line:
            return self.source
        if not self.column:
            return f"{self.source}:{self.line}"
        return f"{self.source}:{self.line}:{self.column}"
