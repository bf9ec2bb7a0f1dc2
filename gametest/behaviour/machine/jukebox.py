"""Jukeboxes: power while a record plays, and a comparator that knows which one it is.

https://minecraft.wiki/w/Jukebox#Usage: the record plays when it comes in, and stops a second after its
song.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.machine.songs import (
    Song,
    find_song,
    song_id_of,
)
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.container import Container
from gametest.level.container_block_entity import ContainerBlockEntity
from gametest.level.update_flags import CLIENTS
from gametest.nbt.tags import Compound, Long

if TYPE_CHECKING:
    from gametest.level.level import Level

_AFTER_SONG: Final = 20
"""Ticks from the end of the song until the jukebox stops."""
_FULL_POWER: Final = 15
_SPREAD: Final = 0.7
"""Blocks within which a record comes out."""


@final
class Jukebox(BlockBehaviour):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return JukeboxBlockEntity("minecraft:jukebox", pos, size=1)

    def container(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> Container | None:
        return _jukebox_at(level, pos)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """An empty hand takes the record out."""
        jukebox = _jukebox_at(level, pos)
        if jukebox is None or state.get("has_record") == "false":
            return False
        jukebox.eject(level)
        return True

    def is_signal_source(self, state: BlockState) -> bool:
        return True

    def get_signal(
        self, level: Level, pos: BlockPos, state: BlockState, direction: Direction
    ) -> int:
        jukebox = _jukebox_at(level, pos)
        return _FULL_POWER if jukebox is not None and jukebox.is_playing else 0

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        jukebox = _jukebox_at(level, pos)
        song = None if jukebox is None else jukebox.song()
        return 0 if song is None else song.comparator_output


@final
@attrs.define(eq=False, repr=False)
class JukeboxBlockEntity(ContainerBlockEntity):
    """One slot, for one record."""

    played: int | None = attrs.field(default=None, init=False)
    """Ticks since the song began; None: it does not play."""

    @property
    def is_playing(self) -> bool:
        return self.played is not None

    def song(self) -> Song | None:
        """Of the record in it; raises `UnsupportedError` if its song is not known."""
        id = song_id_of(self.items[0])
        if id is None:
            return None
        found = find_song(self.owner, id)
        if found is None:
            mechanic = f"minecraft:jukebox: song {id}"
            raise UnsupportedError(mechanic, self.pos)
        return found

    def load(self, nbt: Compound) -> None:
        """A record that is loaded does not begin; one that played goes on."""
        super().load(nbt)
        before = self.items[0]
        self.items = [ItemStack.from_nbt(self.nbt.pop("RecordItem", None))]
        played = self.nbt.pop("ticks_since_song_started", None)
        if before.to_nbt() != self.items[0].to_nbt():
            self.played = None
        if isinstance(played, int) and song_id_of(self.items[0]) is not None:
            self.played = int(played)

    def save(self) -> Compound:
        saved = super().save()
        saved.pop("Items", None)
        if not self.items[0].is_empty:
            saved["RecordItem"] = self.items[0].to_nbt()
        if self.played is not None:
            saved["ticks_since_song_started"] = Long(self.played)
        return saved

    def next_due(self, level: Level) -> int | None:
        return None if self.played is None else level.game_time

    def tick(self, level: Level) -> None:
        if self.played is None:
            return
        song = self.song()
        if song is None or self.played >= song.length + _AFTER_SONG:
            self._stop(level)
        else:
            self.played += 1

    # -- its slot ------------------------------------------------------------------------

    def set_item(self, slot: int, stack: ItemStack) -> None:
        level = self.owner
        self.items = [stack]
        state = level.get_block_state(self.pos)
        word = str(not stack.is_empty).lower()
        level.set_block(self.pos, state.with_("has_record", word), CLIENTS)
        vibrate(level, self.pos, "block_change")
        if song_id_of(stack) is None:
            self._stop(level)
        else:
            self.song()
            self.played = 0
            self._tell(level)

    def stack_limit(self, stack: ItemStack) -> int:
        return 1

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        return self.items[0].is_empty and song_id_of(stack) is not None

    def can_take(self, taker: Container, slot: int, stack: ItemStack) -> bool:
        if self.is_playing:
            # Whether a hopper waits for the end is not known here.
            mechanic = "minecraft:jukebox: give its record away while it plays"
            raise UnsupportedError(mechanic, self.pos)
        return any(other.is_empty for other in taker.stacks())

    # -- its record ----------------------------------------------------------------------

    def eject(self, level: Level) -> None:
        stack = self.items[0]
        self.set_item(0, EMPTY)
        self._throw(level, stack)

    def before_removal(self, level: Level, state: BlockState) -> None:
        stack, self.items, self.played = self.items[0], [EMPTY], None
        self._throw(level, stack)

    def _throw(self, level: Level, stack: ItemStack) -> None:
        """Out of the top, at a random place around its middle (general knowledge of the game)."""
        # Here, as few records are taken out.
        from gametest.interaction.item_spawn import eject_item

        random = level.random
        x, y, z = self.pos
        aside, up, along = ((random.next_float() - 0.5) * _SPREAD for _ in range(3))
        place = Vec3(x + 0.5 + aside, y + 1.01 + up, z + 0.5 + along)
        motion = Vec3(
            random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
        )
        eject_item(level, place, motion, stack)

    def _stop(self, level: Level) -> None:
        if self.played is not None:
            self.played = None
            self._tell(level)

    def _tell(self, level: Level) -> None:
        block = level.get_block_state(self.pos).block
        # Dust asks again only after a write.
        level.write_count += 1
        level.update_neighbors_at(self.pos, block)
        self.changed()


def _jukebox_at(level: Level, pos: BlockPos) -> JukeboxBlockEntity | None:
    found = level.get_block_entity(pos)
    return found if isinstance(found, JukeboxBlockEntity) else None
