"""What moves things or works by itself: known is when it would act, not what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.behaviour.lazy_modules import modules_of

if TYPE_CHECKING:
    from gametest.behaviour.machine import (
        bell,
        command_block,
        container,
        contents,
        jukebox,
        lectern,
        near_players,
        powered_rail,
        rail,
        shelf,
        state_reading,
        structure_block,
        tnt,
        unsupported,
        work,
    )

__all__ = [
    "bell",
    "command_block",
    "container",
    "contents",
    "jukebox",
    "lectern",
    "near_players",
    "powered_rail",
    "rail",
    "shelf",
    "state_reading",
    "structure_block",
    "tnt",
    "unsupported",
    "work",
]

__getattr__ = modules_of(__name__, __all__)
