"""One frame of a recording."""

from __future__ import annotations

from typing import Any, final

import attrs

from gametest.replay.input.input_event import InputEvent
from gametest.replay.keys import Key


@final
@attrs.define(eq=False)
class Frame:
    """Frame 0 is what happens before the first `update`."""

    index: int
    time_us: int
    """Since the start of the recording."""
    inputs: list[InputEvent] = attrs.field(factory=list)
    pins: dict[Key, list[Any]] = attrs.field(factory=dict)
    """Values in the order of the calls with the key."""
    tracks: dict[Key, list[Any]] = attrs.field(factory=dict)
    signals: list[Key] = attrs.field(factory=list)
    state_hash: bytes | None = None
    """8 bytes, of what `Session.state` was given at the end of the frame."""
    state: Any = None
    """The whole of it, where the recording stores it; plain."""
