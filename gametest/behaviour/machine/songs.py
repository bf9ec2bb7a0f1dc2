"""Songs of music discs: how long each plays and what a comparator reads.

Seconds and outputs from the registry `minecraft:jukebox_song` of 26.1 (npm `minecraft-data` 3.119.0,
login packet). A song that is not here, `bounce` of 26.2 among them, is unsupported, unless a pack has it:
https://minecraft.wiki/w/Jukebox_song_definition
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gametest.core.float32 import f32

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.level.level import Level

_TICKS_PER_SECOND: Final = 20
_PLAYABLE: Final = "minecraft:jukebox_playable"
_DISC: Final = "minecraft:music_disc_"


class Song(NamedTuple):
    length_s: float
    comparator_output: int

    @property
    def length(self) -> int:
        """In ticks."""
        return ceil(f32(self.length_s * _TICKS_PER_SECOND))


_SONGS: Final = {
    "11": Song(71, 11),
    "13": Song(178, 1),
    "5": Song(178, 15),
    "blocks": Song(345, 3),
    "cat": Song(185, 2),
    "chirp": Song(185, 4),
    "creator": Song(176, 12),
    "creator_music_box": Song(73, 11),
    "far": Song(174, 5),
    "lava_chicken": Song(134, 9),
    "mall": Song(197, 6),
    "mellohi": Song(96, 7),
    "otherside": Song(195, 14),
    "pigstep": Song(149, 13),
    "precipice": Song(299, 13),
    "relic": Song(218, 14),
    "stal": Song(150, 8),
    "strad": Song(188, 9),
    "tears": Song(175, 10),
    "wait": Song(238, 12),
    "ward": Song(251, 10),
}


def song_id_of(stack: ItemStack) -> str | None:
    """Its id, by the item or by the component `jukebox_playable`; None: nothing to play.

    An inline song has the id `inline`.
    """
    if f"!{_PLAYABLE}" in stack.components:
        return None
    playable = stack.components.get(_PLAYABLE)
    if isinstance(playable, dict):
        playable = playable.get("song", "")
    if playable is not None:
        if not isinstance(playable, str):
            return "inline"
        return playable if ":" in playable else f"minecraft:{playable}"
    if stack.id.startswith(_DISC):
        return "minecraft:" + stack.id.removeprefix(_DISC)
    return None


def find_song(level: Level, id: str) -> Song | None:
    """A pack's, or the game's own; None: it is not known here."""
    written = level.world.items.entries("jukebox_song").get(id)
    if written is None:
        return _SONGS.get(id.removeprefix("minecraft:"))
    return _read(written)


def _read(song: Any) -> Song | None:
    length = song.get("length_in_seconds") if isinstance(song, dict) else None
    if not isinstance(length, (int, float)):
        return None
    output = song.get("comparator_output", 0)
    return Song(f32(float(length)), int(output) if isinstance(output, int) else 0)
