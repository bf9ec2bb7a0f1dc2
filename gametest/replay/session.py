"""What a game calls; as it stands here, the disabled mode, in which nothing costs anything."""

# size: the calls of a game are one class, which says what each mode does with them.

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from gametest.replay.failed_assertion import FailedAssertion, Report
from gametest.replay.input.input_event import InputEvent
from gametest.replay.input.input_state import InputState
from gametest.replay.keys import Key
from gametest.replay.mode import Mode
from gametest.replay.values import Tolerance

Value = TypeVar("Value")


class Session:
    """`update` is called once a frame, before input is read; the frame before it is number 0.

    A pin or a track is matched by frame, key and the how-manieth call with the key in the frame;
    its type counts too. In disabled mode pins hand back what they were given and assertions are
    not looked at.
    """

    mode: ClassVar[Mode] = Mode.DISABLED
    frame = 0
    """Number of the frame that is under way."""
    finished = False
    """Replay: the recording has no more frames."""

    def __init__(self) -> None:
        self.input = InputState()
        """What is held, as of this frame."""
        self.inputs: tuple[InputEvent, ...] = ()
        """Replay: the events of this frame, all to be given to the game now."""

    def update(self) -> bool:
        """Begin the next frame. False after the end of the recording."""
        return True

    def capture(self, event: InputEvent) -> None:
        """Record: the game is given this event in this frame. Replay: left aside."""

    def capture_state(self, state: InputState) -> None:
        """Record, for games that poll: the events between the last state and this one."""

    def pin(self, key: Key, value: Value) -> Value:
        """Record: keep `value`. Replay: the recorded one, whatever the game computed."""
        return value

    def pin_here(self, value: Value) -> Value:
        """`pin` with the place of the call as its key; moved lines do not change it."""
        return value

    def track(self, key: Key, value: Any, tolerance: Tolerance | None = None) -> None:
        """Record: keep `value`. Replay: another one is a failed assertion."""

    def track_here(self, value: Any, tolerance: Tolerance | None = None) -> None:
        """`track` with the place of the call as its key."""

    def sync_signal(self, key: Key) -> None:
        """The game has come to a known point; replay waits for it, or asks for it."""

    def sync_signal_here(self) -> None:
        """`sync_signal` with the place of the call as its key."""

    def state(self, function: Callable[[], Any], name: str = "state") -> None:
        """`function` is asked at the end of each frame; its value is hashed and compared."""

    def assert_true(self, condition: object, message: str = "") -> None:
        """Fails if `condition` is falsy."""

    def assert_false(self, condition: object, message: str = "") -> None:
        """Fails if `condition` is truthy."""

    def assert_equal(self, first: object, second: object, message: str = "") -> None:
        """Fails unless `first == second`."""

    def assert_not_equal(
        self, first: object, second: object, message: str = ""
    ) -> None:
        """Fails if `first == second`."""

    def assert_zero(self, value: object, message: str = "") -> None:
        """Fails unless `value == 0`."""

    def assert_nonzero(self, value: object, message: str = "") -> None:
        """Fails if `value == 0`."""

    def assert_near(
        self,
        first: float,
        second: float,
        tolerance: Tolerance | None = None,
        message: str = "",
    ) -> None:
        """Fails unless the two are within the tolerance."""

    def fail(self, message: str = "the test was failed by the game") -> None:
        """Fail at once, whatever the threshold."""

    @property
    def failed_assertions(self) -> tuple[FailedAssertion, ...]:
        """At most 1,024; `report().failed` counts all."""
        return ()

    def clear_failed_assertions(self) -> None:
        """Forget them; their count too."""

    def report(self) -> Report:
        return Report(
            mode=self.mode.value,
            frames=0,
            assertions=0,
            sites=0,
            failed=0,
            failures=(),
            warnings=(),
            finished=False,
        )

    def reset(self) -> None:
        """Begin again from frame 0, with nothing counted; what is held stays held."""

    def map_path(self, path: str, target: str) -> None:
        """`path` and what lies below it are at `target` for this game."""

    def path(self, path: str) -> str:
        """Where `path` is, after the mappings; the longest one that fits wins."""
        return path

    def close(self) -> Report:
        """End the last frame, check what is left over, and close the file."""
        return self.report()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
