"""Daylight detectors: every 20 ticks they give power by the light of the sky and the sun's height.

https://minecraft.wiki/w/Daylight_Detector. Brightness and sun angle by the hour are those of the
timeline `minecraft:day` of 26.1 (npm `minecraft-data` 3.119.0, login packet); how they make the power is
general knowledge of the game. Rain, and a sky seen past blocks, are unsupported.
"""

from __future__ import annotations

from math import cos, radians
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import is_open_to_sky
from gametest.behaviour.redstone.static_source import StaticSource
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_PERIOD: Final = 20
_DAY: Final = 24000
_NOON: Final = 6000
_FULL: Final = 15
_TIMELINE: Final = "minecraft:day"
_BRIGHTNESS: Final = ((133, 1.0), (11867, 1.0), (13670, 4 / 15), (22330, 4 / 15))
"""Tick of the day and part of full sky light; straight lines between."""
_EASE: Final = (0.362, 0.241, 0.638, 0.759)
"""Bézier curve of the sun's way from noon to noon."""


@final
class DaylightDetector(StaticSource):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return DaylightDetectorBlockEntity(state.block.name, pos)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """A hand turns it over, and it measures at once."""
        turned = state.cycle("inverted")
        level.set_block(pos, turned, ALL)
        vibrate(level, pos, "block_change")
        measure(level, pos, turned)
        return True

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """Nothing is ever scheduled."""


@final
@attrs.define(eq=False, repr=False)
class DaylightDetectorBlockEntity(BlockEntity):
    _is_reported: bool = attrs.field(default=False, init=False)

    def next_due(self, level: Level) -> int | None:
        if self._is_reported or not level.dimension_type.has_sky_light:
            return None
        return -(-level.game_time // _PERIOD) * _PERIOD

    def tick(self, level: Level) -> None:
        try:
            measure(level, self.pos, level.get_block_state(self.pos))
        except UnsupportedError:
            self._is_reported = True
            raise


def measure(level: Level, pos: BlockPos, state: BlockState) -> None:
    power = _power(level, pos, is_inverted=state.get("inverted") == "true")
    if int(state.get("power")) != power:
        level.set_block(pos, state.with_("power", str(power)), ALL)


def _power(level: Level, pos: BlockPos, *, is_inverted: bool) -> int:
    sky = _sky_light(level, pos)
    if not sky:
        return _FULL if is_inverted else 0
    hour = _hour(level, pos)
    brightness = sky - int(_FULL - _FULL * brightness_at(hour))
    if is_inverted:
        return max(0, min(_FULL, _FULL - brightness))
    if brightness > 0:
        angle = sun_angle_at(hour)
        angle += ((0.0 if angle < 180.0 else 360.0) - angle) * 0.2
        brightness = round(brightness * cos(radians(angle)))
    return max(0, min(_FULL, brightness))


def _sky_light(level: Level, pos: BlockPos) -> int:
    """15 under the open sky, 0 shut in on all sides; what lies between is not worked out."""
    if is_open_to_sky(level, pos):
        return _FULL
    if all(
        level.get_block_state(side.from_pos(pos)).light_filter >= _FULL
        for side in Direction
        if side is not Direction.DOWN
    ):
        return 0
    mechanic = "minecraft:daylight_detector: measure light that comes past blocks"
    raise UnsupportedError(mechanic, pos)


def _hour(level: Level, pos: BlockPos) -> int:
    clock = level.dimension_type.default_clock
    weather = level.world.weather
    if clock is None or _TIMELINE not in level.timelines:
        mechanic = "minecraft:daylight_detector: measure light without day and night"
        raise UnsupportedError(mechanic, pos)
    if weather.rain_level or weather.thunder_level:
        mechanic = "minecraft:daylight_detector: measure light in rain"
        raise UnsupportedError(mechanic, pos)
    return level.world.clocks.get(clock) % _DAY


def brightness_at(hour: int) -> float:
    """Part of full sky light, by tick of the day."""
    last, bright = _BRIGHTNESS[-1]
    last -= _DAY
    for tick, part in (*_BRIGHTNESS, (_BRIGHTNESS[0][0] + _DAY, _BRIGHTNESS[0][1])):
        if hour <= tick:
            return bright + (part - bright) * (hour - last) / (tick - last)
        last, bright = tick, part
    return bright


def sun_angle_at(hour: int) -> float:
    """Degrees from the zenith, 0 to 360, by tick of the day."""
    return 360.0 * _ease((hour - _NOON) % _DAY / _DAY)


def _ease(x: float) -> float:
    """Y of the curve at x; the parameter is found by halving."""
    x1, y1, x2, y2 = _EASE
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _bezier(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return _bezier(y1, y2, (low + high) / 2)


def _bezier(one: float, two: float, t: float) -> float:
    rest = 1.0 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * two + t**3
