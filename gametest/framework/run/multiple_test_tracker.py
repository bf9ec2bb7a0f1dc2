"""The progress of all tests of a run, one character each."""

from __future__ import annotations

from typing import final

import attrs

from gametest.framework.events import Outcome
from gametest.framework.run.executor import TestSpec


@final
@attrs.define(eq=False, repr=False)
class MultipleTestTracker:
    """`[` ` ` not started, `_` running, `+` passed, `X` failed required, `x` failed optional `]`.

    What failed before its body started shows as not started, as in the game.
    """

    _marks: dict[tuple[object, int], str] = attrs.field(factory=dict, init=False)

    def track(self, spec: TestSpec) -> None:
        self._marks.setdefault(spec.key, " ")

    def started(self, spec: TestSpec) -> None:
        self._marks[spec.key] = "_"

    def finished(self, spec: TestSpec, outcome: Outcome, *, required: bool) -> None:
        if self._marks.get(spec.key, " ") == " ":
            return
        failed = "X" if required else "x"
        self._marks[spec.key] = "+" if outcome is Outcome.PASSED else failed

    @property
    def bar(self) -> str:
        return "".join(self._marks.values())
