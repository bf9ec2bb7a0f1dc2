"""Which tests failed last, for running only those; kept in `.gametest/last-failed.json`."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final, final

import attrs

from gametest.core.atomic_file import write_atomically
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.regular_file import MEBIBYTE, read_regular
from gametest.core.source_location import SourceLocation
from gametest.framework.events import Outcome, RunFinished, TestFinished
from gametest.framework.listener import GameTestListener

FORMAT_VERSION: Final = 1
MAX_BYTES: Final = 16 * MEBIBYTE


@final
@attrs.define(eq=False, repr=False)
class LastFailed:
    """The file; what it cannot read counts as nothing remembered, with a warning."""

    path: Path = attrs.field(converter=Path)
    collector: DiagnosticCollector = attrs.field(
        factory=DiagnosticCollector, kw_only=True
    )

    def load(self) -> tuple[str, ...]:
        """Test ids, sorted; empty if nothing failed or nothing is remembered."""
        try:
            text = read_regular(self.path, MAX_BYTES).decode("utf-8")
        except FileNotFoundError:
            return ()
        except OSError as error:
            return self._forget("unreadable-file", f"cannot be read: {error.strerror}")
        except UnicodeDecodeError:
            return self._forget("bad-encoding", "is not UTF-8")
        try:
            document = json.loads(text)
        except (ValueError, RecursionError) as error:
            return self._forget("json-syntax", f"is not JSON: {error}")
        if not isinstance(document, dict) or document.get("version") != FORMAT_VERSION:
            return self._forget(
                "wrong-type", f"is not of version {FORMAT_VERSION} of the format"
            )
        failed = document.get("failed")
        if not isinstance(failed, list) or not all(
            isinstance(test, str) for test in failed
        ):
            return self._forget("wrong-type", "has no list of test ids in 'failed'")
        return tuple(sorted(set(failed)))

    def save(self, failed: Iterable[str]) -> None:
        """Raises `OSError`."""
        document = {"version": FORMAT_VERSION, "failed": sorted(set(failed))}
        write_atomically(self.path, (json.dumps(document, indent=2) + "\n").encode())

    def _forget(self, code: str, reason: str) -> tuple[str, ...]:
        self.collector.warning(
            code,
            f"the list of tests that failed last {reason}; it counts as empty",
            SourceLocation(str(self.path)),
        )
        return ()


@final
@attrs.define(eq=False, repr=False)
class LastFailedRecorder(GameTestListener):
    """Adds tests that failed or ended in an error, takes away those that passed.

    What did not run stays as it was: a selection or an interruption forgets nothing. An
    unsupported test says nothing either way. If `known_tests` is given, ids that it does not hold
    are dropped, so that a renamed test does not stay forever.
    """

    store: LastFailed
    known_tests: Collection[str] | None = attrs.field(default=None, kw_only=True)

    problem: str | None = attrs.field(default=None, init=False)
    """Why nothing could be remembered; that is no verdict about the tests."""
    _failed: set[str] = attrs.field(factory=set, init=False)
    _passed: set[str] = attrs.field(factory=set, init=False)

    def test_finished(self, event: TestFinished) -> None:
        if not event.final:
            return
        if event.outcome in (Outcome.FAILED, Outcome.ERROR):
            self._failed.add(event.test)
        elif event.outcome is Outcome.PASSED:
            self._passed.add(event.test)

    def run_finished(self, event: RunFinished) -> None:
        before = self.store.load()
        after = (set(before) - self._passed) | self._failed
        if self.known_tests is not None:
            after.intersection_update(self.known_tests)
        if set(before) == after:
            return
        try:
            self.store.save(after)
        except OSError as error:
            self.problem = (
                f"cannot remember in {str(self.store.path)!r} which tests failed: "
                f"{error.strerror}"
            )
