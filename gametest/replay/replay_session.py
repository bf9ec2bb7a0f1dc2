"""A session that gives a game what was recorded and compares what it does, frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import length_hint
from pathlib import Path
from typing import Any, ClassVar

from gametest.replay.active_session import ActiveSession
from gametest.replay.errors import RecordingError, RecordingFinishedError
from gametest.replay.failed_assertion import AssertionLedger, Report
from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.frame import Frame
from gametest.replay.hex_dump import differing_bytes
from gametest.replay.input.input_event import InputEvent
from gametest.replay.input.input_state import InputState
from gametest.replay.keys import Key, fnv1a_32
from gametest.replay.mode import Ending, Mode
from gametest.replay.replay_echo import ReplayEcho
from gametest.replay.session import Value
from gametest.replay.untyped import ORIGINAL_TOLERANCE, typed_as
from gametest.replay.values import (
    DEFAULT_TOLERANCE,
    SCALARS,
    Tolerance,
    difference,
    plain,
    restored,
    type_name,
)

Columns = dict[Key, Iterator[Any]]


class ReplaySession(ActiveSession):
    """In lockstep. What is recorded and not asked for fails, and so does what is asked for more."""

    mode: ClassVar[Mode] = Mode.REPLAY

    def __init__(
        self,
        recording: Recording | Path | str,
        *,
        ledger: AssertionLedger | None = None,
        lenient: bool = False,
        compare: bool = True,
        stall_frames: int = 0,
        on_input: Callable[[InputEvent], None] | None = None,
        on_finished: Callable[[], None] | None = None,
        on_signal: Callable[[Key], None] | None = None,
        game: str = "",
        echo: ReplayEcho | None = None,
    ) -> None:
        """`lenient`: missing and extra calls are warnings. `compare=False`: inputs and pins only.

        A frame whose signal is missing is held for up to `stall_frames` updates. At the end
        `on_finished` is called, once; without it the update after the last frame raises
        `RecordingFinishedError`. `echo` writes down what this run does.
        """
        super().__init__(ledger, on_signal)
        if not isinstance(recording, Recording):
            recording = Recording.load(recording)
        if game and recording.header.game and game != recording.header.game:
            msg = f"the recording is of {recording.header.game!r}, not of {game!r}"
            raise RecordingError(msg)
        self.recording = recording
        self.header: RecordingHeader = recording.header
        self.lenient = lenient
        self.compare = compare
        self.stall_frames = stall_frames
        self._on_input = on_input
        self._on_finished = on_finished
        self._echo = echo
        if echo is not None:
            echo.start(recording.path)
        self._mappings.update(self.header.mappings)
        self._rewind()

    def _rewind(self) -> None:
        self.finished = False
        self._waited = 0
        self._past_end = 0
        self._warned_state = False
        self._frames = self.recording.frames()
        self._expected: Frame | None = None
        self._pins: Columns = {}
        self._tracks: Columns = {}
        self._signals: list[Key] = []
        first = self._next_frame()
        self._is_blank = first is None
        """Nothing can be compared, which is said once and in place of all else."""
        # Damage has been told already.
        self._blank_is_told = bool(self.ledger.failures)
        if first is not None:
            self._begin(first)

    def _next_frame(self) -> Frame | None:
        try:
            return next(self._frames, None)
        except RecordingError as error:
            self._failed("end", f"the recording is damaged: {error}")
            return None

    def _begin(self, frame: Frame) -> None:
        self._expected = frame
        self.frame = frame.index
        self._waited = 0
        self._pins = {key: iter(values) for key, values in frame.pins.items()}
        self._tracks = {key: iter(values) for key, values in frame.tracks.items()}
        self._signals = list(frame.signals)
        self.input.next_frame()
        self.inputs = tuple(frame.inputs)
        if self._echo is not None:
            self._echo.begin(frame)
        for event in frame.inputs:
            self.input.apply(event)
            if self._on_input is not None:
                self._on_input(event)

    def update(self) -> bool:
        self._check_open()
        if self._expected is None:
            return self._go_on_after_end()
        if self._signals and self._waited < self.stall_frames:
            self._waited += 1
            self.inputs = ()
            self.input.next_frame()
            return True
        self._end_frame()
        frame = self._next_frame()
        if frame is None:
            return self._go_on_after_end()
        self._begin(frame)
        return True

    def _end_frame(self) -> None:
        frame = self._expected
        assert frame is not None
        self._compare_state(frame)
        if self.compare:
            self._check_leftovers()

    def _check_leftovers(self) -> None:
        for key in self._signals:
            waited = f" within {self._waited} more frames" if self._waited else ""
            self._mismatch("signal", f"the signal {key!r} did not come{waited}")
        for kind, columns in (("pin", self._pins), ("track", self._tracks)):
            for key, values in columns.items():
                if left := length_hint(values):
                    calls = "call" if left == 1 else "calls"
                    self._mismatch(
                        kind, f"{left} recorded {calls} of {kind} {key!r} did not come"
                    )

    def _compare_state(self, frame: Frame) -> None:
        now = self._state_now()
        if self._echo is not None:
            self._echo.end(now)
        if not self.compare:
            return
        if now is None:
            if frame.state_hash is not None and not self._warned_state:
                self._warned_state = True
                self._mismatch("state", "the recording has states, the game names none")
        elif frame.state_hash is None:
            if not self._warned_state:
                self._warned_state = True
                self.ledger.warn("the recording has no states to compare with")
        else:
            self.ledger.assertions += 1
            if frame.state_hash != now[1]:
                self._failed("state", _state_text(frame, now))

    def _go_on_after_end(self) -> bool:
        self._expected = None
        self._pins, self._tracks, self._signals = {}, {}, []
        self.inputs = ()
        self.input.next_frame()
        self.finished = True
        self._past_end += 1
        if self._past_end == 1:
            self._tell_end()
            if self._on_finished is not None:
                self._on_finished()
                return False
        if self._on_finished is None or self._past_end > self.header.fps * 10:
            msg = f"the recording ends with frame {self.frame}"
            if self._is_blank:
                msg = "the recording holds no whole frame"
            raise RecordingFinishedError(msg)
        return False

    def _tell_blank(self) -> None:
        if not self._blank_is_told:
            self._blank_is_told = True
            problem = self.recording.problem
            why = "" if problem is None else f": {problem}"
            self._failed("end", f"the recording holds no whole frame{why}")

    def _tell_end(self) -> None:
        if self._is_blank:
            self._tell_blank()
            return
        ending = self.recording.ending
        if ending is Ending.INCOMPLETE:
            why = self.recording.problem or "it is cut off"
            self._failed("end", f"the recording is incomplete: {why}")
        elif ending is Ending.CLOSED and self.compare:
            self._mismatch(
                "end", f"the game goes on after frame {self.frame}, where it had ended"
            )

    def _mismatch(self, kind: str, text: str) -> None:
        if self._is_blank:
            self._tell_blank()
        elif self.lenient:
            self.ledger.warn(f"frame {self.frame}: {text}")
        else:
            self._failed(kind, text)

    def pin(self, key: Key, value: Value) -> Value:
        self._check_open()
        values = self._column(self._pins, key)
        try:
            expected = next(values)
        except StopIteration:
            if self.compare and self._is_compared():
                self._mismatch("pin", f"the pin {key!r} was not recorded here")
            expected = now = plain(value)
        else:
            now = plain(value)
            if self.header.untyped:
                expected = typed_as(expected, now)
            if type_name(expected) != type_name(now):
                text = f"the pin {key!r} is {type_name(now)}, recorded {type_name(expected)}"
                self._failed("pin", text)
                expected = now
        if self._echo is not None:
            self._echo.pin(key, expected)
        if expected is now:
            return value
        result: Value = restored(expected, value)
        return result

    def track(self, key: Key, value: Any, tolerance: Tolerance | None = None) -> None:
        if type(value) not in SCALARS:
            value = plain(value)
        if self._echo is not None:
            self._echo.track(key, value)
        try:
            expected = next(self._tracks[key])
        except (KeyError, StopIteration):
            try:
                expected = next(self._column(self._tracks, key))
            except StopIteration:
                if self.compare and self._is_compared():
                    text = f"the track {key!r} was not recorded here: {value!r:.80}"
                    self._mismatch("track", text)
                return
        self.ledger.assertions += 1
        if expected == value and type(expected) is type(value):
            return
        if self.compare:
            self._compare(key, expected, value, tolerance or DEFAULT_TOLERANCE)

    def _column(self, columns: Columns, key: Key) -> Iterator[Any]:
        if self.header.untyped and isinstance(key, str):
            key = fnv1a_32(key)
        return columns.get(key, iter(()))

    def _is_compared(self) -> bool:
        """False after a recording that was stopped: the game had gone on."""
        return not self.finished or self.recording.ending is Ending.CLOSED

    def _compare(
        self, key: Key, expected: Any, value: Any, tolerance: Tolerance
    ) -> None:
        if self.header.untyped:
            expected = typed_as(expected, value)
            tolerance = ORIGINAL_TOLERANCE
        found = difference(expected, value, tolerance)
        if found is None:
            return
        if isinstance(found.expected, bytes) and isinstance(found.actual, bytes):
            dump = differing_bytes(found.expected, found.actual)
            self.ledger.log("info", f"track {key!r}{found.path}\n{dump}")
        self._failed(
            "track",
            f"track {key!r}{found.path}: recorded {found.expected!r:.80}, "
            f"now {found.actual!r:.80}",
        )

    def sync_signal(self, key: Key) -> None:
        self._check_open()
        if self._echo is not None:
            self._echo.signal(key)
        if self.compare:
            self._match_signal(key)
        self._tell_signal(key)

    def _match_signal(self, key: Key) -> None:
        wanted = fnv1a_32(key) if self.header.untyped and isinstance(key, str) else key
        if not self._signals:
            if self._is_compared():
                self._mismatch("signal", f"the signal {key!r} was not recorded here")
        elif self._signals[0] == wanted:
            del self._signals[0]
        else:
            self._failed(
                "signal", f"the signal {key!r} came, expected {self._signals[0]!r}"
            )

    def reset(self) -> None:
        """Replay again from frame 0."""
        self._check_open()
        self.ledger.clear()
        self.input = InputState()
        self._rewind()

    def close(self) -> Report:
        if self.closed:
            return self.report()
        self.closed = True
        if self.ledger.has_failed:
            # Stopped on purpose: what is left over says nothing more.
            if self._echo is not None:
                self._echo.end(None)
                self._echo.close()
            return self.report()
        if self._expected is not None:
            self._end_frame()
            last = self.recording.frame_count - 1
            if self.frame < last:
                self._mismatch("end", f"the game ended in frame {self.frame} of {last}")
            else:
                self.finished = True
            if self.recording.ending is Ending.INCOMPLETE:
                self._tell_end()
        if self._is_blank:
            self._tell_blank()
        if self._echo is not None:
            self._echo.close()
        return self.report()


def _state_text(frame: Frame, now: tuple[Any, bytes]) -> str:
    if frame.state is not None:
        found = difference(frame.state, now[0], DEFAULT_TOLERANCE)
        if found is not None:
            return (
                f"state{found.path}: recorded {found.expected!r:.80}, "
                f"now {found.actual!r:.80}"
            )
    assert frame.state_hash is not None
    return f"the state differs: recorded {frame.state_hash.hex()}, now {now[1].hex()}"
