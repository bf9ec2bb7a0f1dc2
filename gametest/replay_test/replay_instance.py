"""`"type": "gametest:replay"`: a test that is a recording, replayed in the game it was made of.

A pack is data and starts nothing: whoever runs it has to allow it. Light, for every load of packs
knows the kind.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

import attrs

from gametest.core.identifier import Identifier
from gametest.framework.levelless_test import LevellessTestInstance

REPLAY_EXECUTOR: Final = "replay"
RECORDINGS: Final = "recording"
"""`data/<namespace>/recording/<path>.rec`."""


@final
@attrs.frozen(kw_only=True)
class ReplayTestInstance(LevellessTestInstance):
    """Passes if the replay does what was recorded, to the end.

    Without `timeout_s` it may take a minute and five times the recording's length.
    """

    type_id = Identifier("gametest", "replay")
    executor: ClassVar[str] = REPLAY_EXECUTOR

    recording: Identifier
    """The file `data/<namespace>/recording/<path>.rec`."""
    program: str | None = None
    """A file that ends in .py, or a module; default: the recorded one."""
    lenient: bool = False
    """Calls that are missing or too many do not fail."""
