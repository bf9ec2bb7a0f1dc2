"""What pytest runs and reports: a game test, and the errors of loading a pack."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from gametest.core.diagnostic import Diagnostic
from gametest.framework.events import Outcome, TestFinished
from gametest.report.failure_text import failure_lines
from gametest.report.terminal import Paint
from gametest.report.wording import failure_heading, failure_reason, missing_text

if TYPE_CHECKING:
    from gametest.framework.game_test_instance import LoadedTest
    from gametest.framework.run.executor import BatchSpec
    from gametest.pytest_plugin.pack_run import PackRun


class GameTestFailedError(Exception):
    """A game test that did not pass; its text is what a report prints."""


class LoadErrorsItem(pytest.Item):
    """Fails with all errors of a pack, so that its sound tests can run all the same."""

    def __init__(self, *, diagnostics: Sequence[Diagnostic], **options: Any) -> None:
        super().__init__(**options)
        self.diagnostics = tuple(diagnostics)

    def runtest(self) -> None:
        raise GameTestFailedError("\n".join(str(one) for one in self.diagnostics))

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None
    ) -> Any:
        if isinstance(excinfo.value, GameTestFailedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[os.PathLike[str] | str, int | None, str]:
        return self.path, None, f"{self.path.parent.name}: load"


class GameTestItem(pytest.Item):
    """One test of a pack; its batch runs when the first of it does."""

    def __init__(
        self, *, test: LoadedTest, batch: BatchSpec, run: PackRun, **options: Any
    ) -> None:
        super().__init__(**options)
        self.test, self.batch, self.run = test, batch, run
        instance = test.instance
        self.add_marker("gametest")
        self.add_marker("required" if instance.required else "optional")
        if instance.max_attempts > 1:
            self.add_marker("flaky")
        self.add_marker(pytest.mark.environment(id=str(batch.environment)))
        group = (
            f"{self.path.parent}:{batch.environment}:{batch.dimension}:{batch.index}"
        )
        self.add_marker(pytest.mark.xdist_group(group))
        for tag in test.tags:
            self.keywords[tag] = True

    @classmethod
    def of(
        cls, parent: pytest.Collector, test: LoadedTest, batch: BatchSpec, run: PackRun
    ) -> GameTestItem:
        item: GameTestItem = cls.from_parent(
            parent, name=str(test.id), test=test, batch=batch, run=run
        )
        return item

    def runtest(self) -> None:
        chosen = frozenset(
            item.test.id
            for item in self.session.items
            if isinstance(item, GameTestItem) and item.run is self.run
        )
        event = self.run.result(self.test.id, self.batch, chosen)
        self.user_properties += [
            ("ticks", event.ticks),
            ("outcome", event.outcome.value),
        ]
        if event.flaky:
            self.user_properties.append(("flaky", True))
        if event.log:
            self.add_report_section("call", "gametest log", "\n".join(event.log))
        late = self.run.take_late_errors()
        if late:
            text = "\n".join(str(one) for one in late)
            self.add_report_section("call", "broken files of the pack", text)
        self._judge(event)
        if late:
            raise GameTestFailedError(f"found in files that the tests used:\n{text}")

    def _judge(self, event: TestFinished) -> None:
        match event.outcome:
            case Outcome.PASSED:
                return
            case Outcome.UNSUPPORTED:
                text = f"unsupported: {missing_text(event.missing)}"
                if self.config.getini("gametest_unsupported") == "skip":
                    pytest.skip(text)
                raise GameTestFailedError(text)
            case Outcome.FAILED if not event.required:
                pytest.xfail(f"optional: {failure_reason(event)}")
        lines = failure_lines(
            event,
            failure_heading(event),
            Paint(enabled=False),
            read_source=self.run.loaded.read_source,
            indent="",
        )
        raise GameTestFailedError("\n".join(lines))

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None
    ) -> Any:
        if isinstance(excinfo.value, GameTestFailedError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[os.PathLike[str] | str, int | None, str]:
        place = self.test.location
        if place is None:
            return self.path, None, self.name
        return Path(place.source), max(place.line - 1, 0), self.name
