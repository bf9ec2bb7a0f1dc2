"""The families of errors that cross rooms.

User's data is wrong: `PackLoadError`, `UsageError` (exit code 2). A test failed: the errors of
`gametest.framework`. Anything else that escapes is our own fault (exit code 3).
"""

from __future__ import annotations

from collections.abc import Sequence

from gametest.core.diagnostic import Diagnostic
from gametest.core.position import BlockPos


class UsageError(Exception):
    """A wrong option, configuration or file: one sentence, exit code 2."""


class DiagnosticError(Exception):
    """Carries one finding through code that cannot go on without a value."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic


class PackLoadError(Exception):
    """Raised once, after everything has been read; holds every finding."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__("\n".join(str(diagnostic) for diagnostic in diagnostics))
        self.diagnostics = tuple(diagnostics)


class UnsupportedError(Exception):
    """Something the game does and this project does not simulate.

    Never swallowed and never a pass: the level reports it to the test in whose box it happened.
    """

    def __init__(self, mechanic: str, pos: BlockPos | None = None) -> None:
        where = "" if pos is None else f" at {pos}"
        super().__init__(f"{mechanic} is not simulated{where}")
        self.mechanic = mechanic
        """Stable words that name it, e.g. `minecraft:piston: extend`."""
        self.pos = pos
        """Absolute, in blocks; None if it has no place."""
