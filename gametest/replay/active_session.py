"""What recording and replaying share: assertions, state hashes, mappings, the report."""

# size: the counterpart of `Session`, method by method.

from __future__ import annotations

import os.path
import sys
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from gametest.replay.errors import RecordingError
from gametest.replay.failed_assertion import (
    AssertionLedger,
    FailedAssertion,
    Report,
    caller,
)
from gametest.replay.file.frame_codec import HASH_BYTES
from gametest.replay.file.value_codec import write_value
from gametest.replay.keys import CallSites, Key
from gametest.replay.session import Session, Value
from gametest.replay.values import DEFAULT_TOLERANCE, Tolerance, plain


class ActiveSession(Session):
    def __init__(
        self,
        ledger: AssertionLedger | None = None,
        on_signal: Callable[[Key], None] | None = None,
    ) -> None:
        """`on_signal` is called with the key of each signal that the game gives."""
        super().__init__()
        self._on_signal = on_signal
        self.ledger = ledger or AssertionLedger()
        if ledger is None or ledger.on_fail is None:
            self.ledger.on_fail = self._print_and_exit
        self.closed = False
        self._sites = CallSites()
        self._states: dict[str, Callable[[], Any]] = {}
        self._mappings: dict[str, str] = {}

    def _print_and_exit(self) -> None:
        sys.stderr.write(f"{self.report()}\n")
        sys.exit(1)

    def pin_here(self, value: Value) -> Value:
        return self.pin(self._site("pin_here"), value)

    def track_here(self, value: Any, tolerance: Tolerance | None = None) -> None:
        self.track(self._site("track_here"), value, tolerance)

    def sync_signal_here(self) -> None:
        self.sync_signal(self._site("sync_signal_here"))

    def _tell_signal(self, key: Key) -> None:
        if self._on_signal is not None:
            self._on_signal(key)

    def _site(self, method: str) -> Key:
        frame = caller()
        assert frame is not None
        return self._sites.key(frame, method)

    def state(self, function: Callable[[], Any], name: str = "state") -> None:
        self._states[name] = function

    def _state_now(self) -> tuple[Any, bytes] | None:
        """The plain state and its hash; None if the game names none."""
        if not self._states:
            return None
        value = plain({name: ask() for name, ask in self._states.items()})
        return value, self.hash_of(value)

    def hash_of(self, value: Any) -> bytes:
        """8 bytes of BLAKE2b over the value as the file would hold it."""
        out = bytearray()
        write_value(out, plain(value))
        return blake2b(out, digest_size=HASH_BYTES).digest()

    def assert_true(self, condition: object, message: str = "") -> None:
        self._assert(bool(condition), message, "expected true, got {!r}", condition)

    def assert_false(self, condition: object, message: str = "") -> None:
        self._assert(not condition, message, "expected false, got {!r}", condition)

    def assert_equal(self, first: object, second: object, message: str = "") -> None:
        self._assert(first == second, message, "{!r} is not {!r}", first, second)

    def assert_not_equal(
        self, first: object, second: object, message: str = ""
    ) -> None:
        self._assert(first != second, message, "both are {!r}", first)

    def assert_zero(self, value: object, message: str = "") -> None:
        self._assert(value == 0, message, "expected 0, got {!r}", value)

    def assert_nonzero(self, value: object, message: str = "") -> None:
        self._assert(value != 0, message, "expected another number than 0")

    def assert_near(
        self,
        first: float,
        second: float,
        tolerance: Tolerance | None = None,
        message: str = "",
    ) -> None:
        near = (tolerance or DEFAULT_TOLERANCE).close(first, second)
        self._assert(near, message, "{!r} is not near {!r}", first, second)

    def _assert(self, holds: bool, message: str, text: str, *values: object) -> None:
        self.ledger.assertions += 1
        frame = caller()
        if frame is not None:
            self.ledger.sites.add((frame.f_code.co_filename, frame.f_lineno))
        if not holds:
            found = text.format(*values)
            self._failed("assert", f"{message}: {found}" if message else found)

    def _failed(self, kind: str, message: str) -> None:
        frame = caller()
        self.ledger.add(
            FailedAssertion(
                kind=kind,
                message=message,
                frame=self.frame,
                file=""
                if frame is None
                else os.path.basename(frame.f_code.co_filename),
                line=0 if frame is None else frame.f_lineno,
                function="" if frame is None else frame.f_code.co_qualname,
            )
        )

    def fail(self, message: str = "the test was failed by the game") -> None:
        self.ledger.threshold = 1
        self._failed("assert", message)

    @property
    def failed_assertions(self) -> tuple[FailedAssertion, ...]:
        return tuple(self.ledger.failures)

    def clear_failed_assertions(self) -> None:
        self.ledger.failures.clear()
        self.ledger.failed = 0

    def report(self) -> Report:
        ledger = self.ledger
        return Report(
            mode=self.mode.value,
            frames=self.frame,
            assertions=ledger.assertions,
            sites=len(ledger.sites),
            failed=ledger.failed,
            failures=tuple(ledger.failures),
            warnings=tuple(ledger.warnings),
            finished=self.finished,
        )

    def map_path(self, path: str, target: str) -> None:
        self._mappings[os.path.normpath(path)] = target

    def path(self, path: str) -> str:
        wanted = os.path.normpath(path)
        for source in sorted(self._mappings, key=len, reverse=True):
            if wanted == source:
                return self._mappings[source]
            if wanted.startswith(source + os.sep):
                below = wanted[len(source) + 1 :]
                return os.path.join(self._mappings[source], below)
        return path

    def _check_open(self) -> None:
        if self.closed:
            msg = "the session is closed"
            raise RecordingError(msg)
