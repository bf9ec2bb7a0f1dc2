"""What a sculk sensor hears, and when it arrives.

Of the vibrations of one tick the nearest wins, then the higher frequency; while one is under way
no other is taken (https://minecraft.wiki/w/Sculk_Sensor#Vibration_detection).
"""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, Final, Protocol, final

import attrs

from gametest.behaviour.sensing.vibration_path import is_muffled
from gametest.behaviour.vibration import FREQUENCIES
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.behaviour.tagged_blocks import TaggedBlocks
    from gametest.block.block_state import BlockState
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_OWN_BLOCK: Final = ("block_destroy", "block_place")
"""Not heard where the sensor itself stands."""


class Activated(Protocol):
    """What a sensor does about a vibration; shared by all of the kind."""

    @property
    def wool(self) -> TaggedBlocks:
        """What no vibration passes."""
        ...

    def activate(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        *,
        distance: float,
        frequency: int,
        by: Entity | None,
    ) -> None: ...


@final
@attrs.frozen(eq=False)
class Vibration:
    event: str
    source: BlockPos
    distance: float
    """In blocks, between the points."""
    by: int | None
    """UUID; who made it may be gone when it arrives, and when the world is saved."""
    heard_at: int
    """Game time."""

    @property
    def frequency(self) -> int:
        return FREQUENCIES[self.event]

    @property
    def arrives_at(self) -> int:
        """It is chosen in the next tick, and that one counts as a block of the way."""
        return self.heard_at + max(1, int(self.distance))

    def beats(self, other: Vibration) -> bool:
        if self.distance != other.distance:
            return self.distance < other.distance
        return self.frequency > other.frequency


@final
@attrs.define(eq=False, repr=False)
class SculkSensorBlockEntity(BlockEntity):
    reach: int = attrs.field(kw_only=True)
    behaviour: Activated = attrs.field(kw_only=True)
    last_frequency: int = attrs.field(default=0, init=False)
    _vibration: Vibration | None = attrs.field(default=None, init=False)
    _is_reported: bool = attrs.field(default=False, init=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        value = self.nbt.pop("last_vibration_frequency", 0)
        self.last_frequency = int(value) if isinstance(value, int) else 0

    def save(self) -> Compound:
        saved = super().save()
        return {**saved, "last_vibration_frequency": Int(self.last_frequency)}

    # -- hearing -------------------------------------------------------------------------

    def hear(self, level: Level, event: str, where: Vec3, by: Entity | None) -> None:
        source = where.block_pos
        if event and event not in FREQUENCIES:
            return
        if dist(source, self.pos) > self.reach or not self._listens(level):
            return
        if event in _OWN_BLOCK and source == self.pos:
            return
        if not event:
            mechanic = f"{self.type_id}: a vibration of a kind that is not known"
            level.report_unsupported(mechanic, self.pos)
            return
        wanted = self._wanted_frequency(level)
        if wanted and wanted != FREQUENCIES[event]:
            return
        if is_muffled(level, source, self.pos, self.behaviour.wool.holds):
            return
        self._take(level, event, where, by)

    def feel_step(self, level: Level, entity: Entity) -> None:
        if self._listens(level):
            self._take(level, "step", entity.pos, entity)

    def _listens(self, level: Level) -> bool:
        state = level.get_block_state(self.pos)
        if state.find("sculk_sensor_phase") != "inactive":
            return False
        current = self._vibration
        return current is None or current.heard_at == level.game_time

    def _wanted_frequency(self, level: Level) -> int:
        """Of a calibrated sensor with power at its back; 0: any."""
        facing = level.get_block_state(self.pos).find("facing")
        if facing is None:
            return 0
        back = Direction.by_label(facing).opposite
        return level.get_signal(back.from_pos(self.pos), back)

    def _take(self, level: Level, event: str, where: Vec3, by: Entity | None) -> None:
        x, y, z = self.pos
        distance = dist(where, (x + 0.5, y + 0.5, z + 0.5))
        uuid = None if by is None else by.uuid
        new = Vibration(event, where.block_pos, distance, uuid, level.game_time)
        if self._vibration is None or new.beats(self._vibration):
            self._vibration = new

    # -- arrival -------------------------------------------------------------------------

    def next_due(self, level: Level) -> int | None:
        if self._comes_with_data:
            return level.game_time
        return None if self._vibration is None else self._vibration.arrives_at

    def tick(self, level: Level) -> None:
        if self._comes_with_data:
            self._is_reported = True
            mechanic = f"{self.type_id}: a vibration of its saved data"
            raise UnsupportedError(mechanic, self.pos)
        vibration, self._vibration = self._vibration, None
        state = level.get_block_state(self.pos)
        if vibration is None or state.find("sculk_sensor_phase") != "inactive":
            return
        self.last_frequency = vibration.frequency
        self.behaviour.activate(
            level,
            self.pos,
            state,
            distance=dist(vibration.source, self.pos),
            frequency=vibration.frequency,
            by=None if vibration.by is None else level.find_entity(vibration.by),
        )

    @property
    def _comes_with_data(self) -> bool:
        listener = self.nbt.get("listener")
        return (
            isinstance(listener, dict) and "event" in listener and not self._is_reported
        )
