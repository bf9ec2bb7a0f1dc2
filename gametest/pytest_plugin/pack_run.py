"""Runs a pack's tests batch by batch, each batch when its first test is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.app.run import RunSettings, build_runner
from gametest.framework.events import TestFinished
from gametest.testing import Collector

if TYPE_CHECKING:
    from gametest.app.loading import LoadedPacks
    from gametest.core.diagnostic import Diagnostic
    from gametest.core.identifier import Identifier
    from gametest.framework.run.executor import BatchSpec


@final
@attrs.define(eq=False, repr=False)
class PackRun:
    loaded: LoadedPacks
    settings: RunSettings
    _results: dict[Identifier, TestFinished] = attrs.field(factory=dict, init=False)
    _late: list[Diagnostic] = attrs.field(factory=list, init=False)

    @classmethod
    def of(cls, loaded: LoadedPacks, seed: int) -> PackRun:
        return cls(loaded, RunSettings(seed=seed))

    def result(
        self, test: Identifier, batch: BatchSpec, chosen: frozenset[Identifier]
    ) -> TestFinished:
        """Of the last attempt; `chosen` are the tests of the session."""
        if test not in self._results:
            wanted = tuple(spec for spec in batch.tests if spec.id in chosen)
            collector = Collector()
            tests = [self.loaded.registries.tests.get(spec.id) for spec in wanted]
            runner = build_runner(self.loaded, self.settings, [collector], tests=tests)
            known = frozenset(self.loaded.diagnostics.errors)
            finished = runner.run_planned((attrs.evolve(batch, tests=wanted),))
            if finished.interrupted:
                # The run has told what there was; pytest has to end too.
                raise KeyboardInterrupt
            self._late += (
                one for one in self.loaded.diagnostics.errors if one not in known
            )
            for event in collector.finals.values():
                self._results[_id_of(event, batch)] = event
        return self._results[test]

    def take_late_errors(self) -> tuple[Diagnostic, ...]:
        """Each once: of files that are read when a test asks for them, as predicates are."""
        late, self._late = tuple(self._late), []
        return late


def _id_of(event: TestFinished, batch: BatchSpec) -> Identifier:
    (found,) = (spec.id for spec in batch.tests if str(spec.id) == event.test)
    return found
