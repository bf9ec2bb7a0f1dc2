"""What the project says about a user's files: one value for every finding."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import final

import attrs

from gametest.core.diagnostic_codes import CODES
from gametest.core.source_location import SourceLocation


class Severity(Enum):
    """An error stops a run; a warning is something the game swallows silently."""

    ERROR = "error"
    WARNING = "warning"


@final
@attrs.frozen
class Diagnostic:
    """One finding: a stable code, one sentence, and the place it speaks of."""

    severity: Severity
    code: str = attrs.field()
    message: str = attrs.field(kw_only=True)
    location: SourceLocation = attrs.field(kw_only=True)
    notes: tuple[str, ...] = attrs.field(kw_only=True, default=())
    related: tuple[SourceLocation, ...] = attrs.field(kw_only=True, default=())

    @code.validator
    def _known(self, _attribute: object, value: str) -> None:
        if value not in CODES:
            msg = f"diagnostic code {value!r} is not in the table of codes"
            raise ValueError(msg)

    def __str__(self) -> str:
        text = f"{self.location}: {self.severity.value}: {self.message} [{self.code}]"
        return "\n".join([text, *(f"  {note}" for note in self.notes)])


@final
@attrs.define(eq=False, repr=False)
class DiagnosticCollector:
    """Loaders append to one of these and go on; nothing is raised before all is read."""

    _found: dict[Diagnostic, None] = attrs.field(factory=dict, init=False)
    """Each once, in the order of finding."""

    def add(self, diagnostic: Diagnostic) -> None:
        self._found[diagnostic] = None

    def error(
        self,
        code: str,
        message: str,
        location: SourceLocation,
        *,
        notes: tuple[str, ...] = (),
        related: tuple[SourceLocation, ...] = (),
    ) -> None:
        self.add(
            Diagnostic(
                Severity.ERROR,
                code,
                message=message,
                location=location,
                notes=notes,
                related=related,
            )
        )

    def warning(
        self,
        code: str,
        message: str,
        location: SourceLocation,
        *,
        notes: tuple[str, ...] = (),
        related: tuple[SourceLocation, ...] = (),
    ) -> None:
        self.add(
            Diagnostic(
                Severity.WARNING,
                code,
                message=message,
                location=location,
                notes=notes,
                related=related,
            )
        )

    def extend(self, diagnostics: Iterable[Diagnostic]) -> None:
        for diagnostic in diagnostics:
            self.add(diagnostic)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._found, key=lambda found: (found.location, found.code)))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(d for d in self if d.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        return tuple(d for d in self if d.severity is Severity.WARNING)
