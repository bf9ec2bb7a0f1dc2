"""Floor 1: record what a game's loop is given and does, replay it, and see where it parts.

Public names are resolved on first use; nothing here imports an engine.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.replay.errors import RecordingError, RecordingFinishedError
    from gametest.replay.failed_assertion import (
        AssertionLedger,
        FailedAssertion,
        Report,
    )
    from gametest.replay.file.header import RecordingHeader
    from gametest.replay.file.recording import Recording
    from gametest.replay.input.input_event import InputEvent, InputKind
    from gametest.replay.input.input_state import GamepadState, InputState
    from gametest.replay.mode import Ending, Mode, ReplayClock
    from gametest.replay.opening import TestArguments, open_session
    from gametest.replay.record_session import RecordSession
    from gametest.replay.replay_session import ReplaySession
    from gametest.replay.running.current import current_session
    from gametest.replay.session import Session
    from gametest.replay.values import EXACT, Tolerance
    from gametest.replay.wall_clock_session import WallClockSession

_HOMES: Final = {
    "AssertionLedger": "failed_assertion",
    "EXACT": "values",
    "Ending": "mode",
    "FailedAssertion": "failed_assertion",
    "GamepadState": "input.input_state",
    "InputEvent": "input.input_event",
    "InputKind": "input.input_event",
    "InputState": "input.input_state",
    "Mode": "mode",
    "RecordSession": "record_session",
    "Recording": "file.recording",
    "RecordingError": "errors",
    "RecordingFinishedError": "errors",
    "RecordingHeader": "file.header",
    "ReplayClock": "mode",
    "ReplaySession": "replay_session",
    "Report": "failed_assertion",
    "Session": "session",
    "TestArguments": "opening",
    "Tolerance": "values",
    "WallClockSession": "wall_clock_session",
    "current_session": "running.current",
    "open_session": "opening",
}

__all__ = [
    "EXACT",
    "AssertionLedger",
    "Ending",
    "FailedAssertion",
    "GamepadState",
    "InputEvent",
    "InputKind",
    "InputState",
    "Mode",
    "RecordSession",
    "Recording",
    "RecordingError",
    "RecordingFinishedError",
    "RecordingHeader",
    "ReplayClock",
    "ReplaySession",
    "Report",
    "Session",
    "TestArguments",
    "Tolerance",
    "WallClockSession",
    "current_session",
    "open_session",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        msg = f"module 'gametest.replay' has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module(f"gametest.replay.{home}"), name)
