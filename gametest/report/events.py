"""Events as JSON lines, for tools: one object a line, `event` names it, `version` its form.

The fields are those of `gametest.framework.events`; `docs/reference/events.md` lists them. Fields
may be added within a version, so a reader leaves aside what it does not know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, final, get_args

import attrs

from gametest.core.atomic_file import check_writable
from gametest.core.source_location import SourceLocation
from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    EnvironmentFailed,
    Event,
    Failure,
    ListenerFailed,
    MissingMechanic,
    ProgressTicked,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLeaked,
    TestLogged,
    TestPlaced,
    TestStarted,
    TestUnsupportedMechanic,
)
from gametest.framework.listener import GameTestListener

if TYPE_CHECKING:
    from cattrs import Converter

EVENT_VERSION: Final = 1
PART_TYPES: Final = (Failure, MissingMechanic, SourceLocation)
"""What stands inside events."""
_WORD_START: Final = re.compile(r"(?<!^)(?=[A-Z])")


class EventFormatError(ValueError):
    """The object is not an event of this version; says where and why."""


def _event_name(event_type: type) -> str:
    """`test_finished` for `TestFinished`: the name of the listener's method too."""
    return _WORD_START.sub("_", event_type.__name__).lower()


EVENT_TYPES: Final[Mapping[str, type[Event]]] = {
    _event_name(event_type): event_type for event_type in get_args(Event)
}
_NAMES: Final = {event_type: name for name, event_type in EVENT_TYPES.items()}
_FIELDS: Final = {
    kind: tuple(field.name for field in attrs.fields(kind))
    for kind in (*EVENT_TYPES.values(), *PART_TYPES)
}


def unstructure_event(event: Event) -> dict[str, Any]:
    """Plain JSON values only; needs no converter, so writing is cheap."""
    document: dict[str, Any] = {
        "event": _NAMES[type(event)],
        "version": EVENT_VERSION,
    }
    for name in _FIELDS[type(event)]:
        document[name] = _plain(getattr(event, name))
    return document


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind is str or kind is int or value is None or kind is float or kind is bool:
        return value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Enum):
        return value.value
    return {name: _plain(getattr(value, name)) for name in _FIELDS[kind]}


def structure_event(document: Mapping[str, Any]) -> Event:
    """The inverse of `unstructure_event`; raises `EventFormatError`.

    For many events an `EventReader` is cheaper: making one costs more than its use.
    """
    return EventReader().structure(document)


@final
@attrs.define(eq=False, repr=False)
class EventReader:
    """Turns plain values, or lines of text, back into events."""

    _converter: Converter = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        from cattrs import Converter

        self._converter = Converter()
        for exact in (int, str, bool):
            self._converter.register_structure_hook(exact, _exactly)
        self._converter.register_structure_hook(float, _number)

    def structure(self, document: Mapping[str, Any]) -> Event:
        from cattrs import BaseValidationError, transform_error

        version = document.get("version")
        if version != EVENT_VERSION:
            msg = (
                f"expected an event of version {EVENT_VERSION}, got version {version!r}"
            )
            raise EventFormatError(msg)
        name = document.get("event")
        event_type = EVENT_TYPES.get(name) if isinstance(name, str) else None
        if event_type is None:
            msg = f"there is no event {name!r}"
            raise EventFormatError(msg)
        try:
            return self._converter.structure(document, event_type)
        except BaseValidationError as error:
            reasons = "; ".join(transform_error(error, format_exception=_reason))
            msg = f"event {name!r} cannot be read: {reasons}"
            raise EventFormatError(msg) from error

    def read(self, lines: Iterable[str]) -> Iterator[Event]:
        """Events of a JSON-lines stream; empty lines are passed over."""
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                document = json.loads(line)
            except json.JSONDecodeError as error:
                msg = f"line {number} is not JSON: {error}"
                raise EventFormatError(msg) from error
            if not isinstance(document, dict):
                msg = f"line {number} is not a JSON object"
                raise EventFormatError(msg)
            yield self.structure(document)


def _reason(error: BaseException, expected: type | None) -> str:
    from cattrs.v import format_exception

    return (
        str(error)
        if isinstance(error, TypeError)
        else format_exception(error, expected)
    )


def _exactly(value: Any, expected: type) -> Any:
    """No silent `int("3")`; `True` is no number."""
    if type(value) is not expected:
        msg = f"expected {expected.__name__}, got {value!r}"
        raise TypeError(msg)
    return value


def _number(value: Any, _expected: type) -> float:
    if type(value) not in (int, float):
        msg = f"expected a number, got {value!r}"
        raise TypeError(msg)
    return float(value)


@final
@attrs.define(eq=False, repr=False)
class EventStreamReporter(GameTestListener):
    """Writes each event as it comes, so that a reader sees a run while it goes on.

    A path is opened at once (`UsageError` if it cannot be written) and closed at the end of the
    run; a stream is left open.
    """

    target: TextIO | Path | str

    problem: str | None = attrs.field(default=None, init=False)
    """Why the stream ended before the run did."""
    _stream: TextIO = attrs.field(init=False)
    _owned: bool = attrs.field(default=False, init=False)
    _encoder: json.JSONEncoder = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        # ASCII only: no encoding of the stream, and no half of a surrogate pair, can break it.
        self._encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True)
        if isinstance(self.target, (str, Path)):
            path = Path(self.target)
            check_writable(path, "the event stream")
            self._stream = path.open("w", encoding="ascii", newline="\n")
            self._owned = True
        else:
            self._stream = self.target

    def _write(self, event: Event) -> None:
        if self.problem is None:
            text = self._encoder.encode(unstructure_event(event))
            self._try(self._stream.write, text + "\n")

    def _flush(self) -> None:
        if self.problem is None:
            self._try(self._stream.flush)

    def _try(self, act: Callable[..., object], *arguments: str) -> None:
        try:
            act(*arguments)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.problem = f"cannot write {str(self.target)!r}: {reason}"

    def run_started(self, event: RunStarted) -> None:
        self._write(event)
        self._flush()

    def batch_started(self, event: BatchStarted) -> None:
        self._write(event)
        self._flush()

    def environment_failed(self, event: EnvironmentFailed) -> None:
        self._write(event)

    def test_placed(self, event: TestPlaced) -> None:
        self._write(event)

    def test_started(self, event: TestStarted) -> None:
        self._write(event)

    def test_logged(self, event: TestLogged) -> None:
        self._write(event)

    def test_unsupported_mechanic(self, event: TestUnsupportedMechanic) -> None:
        self._write(event)

    def test_finished(self, event: TestFinished) -> None:
        self._write(event)

    def test_leaked(self, event: TestLeaked) -> None:
        self._write(event)

    def progress_ticked(self, event: ProgressTicked) -> None:
        self._write(event)
        self._flush()

    def batch_finished(self, event: BatchFinished) -> None:
        self._write(event)
        self._flush()

    def listener_failed(self, event: ListenerFailed) -> None:
        self._write(event)

    def run_finished(self, event: RunFinished) -> None:
        self._write(event)
        self._flush()
        if self._owned:
            # What a full disk did not take is lost now, and was told.
            with suppress(OSError):
                self._stream.close()
