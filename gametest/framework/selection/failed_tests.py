"""Which tests failed in the last run of this process, for `/test runfailed`."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.events import Outcome, RunStarted, TestFinished
from gametest.framework.listener import GameTestListener


@final
@attrs.define(eq=False, repr=False)
class FailedTests(GameTestListener):
    """Forgets when a run starts; remembers every failed attempt, in order, each test once."""

    _required: dict[str, bool] = attrs.field(factory=dict, init=False)

    def run_started(self, event: RunStarted) -> None:
        self._required.clear()

    def test_finished(self, event: TestFinished) -> None:
        if event.outcome is not Outcome.PASSED:
            self._required[event.test] = event.required

    def ids(self, *, only_required: bool = False) -> tuple[Identifier, ...]:
        return tuple(
            Identifier.parse(test)
            for test, required in self._required.items()
            if required or not only_required
        )
