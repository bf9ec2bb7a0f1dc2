"""What lightning does to blocks: it powers rods, cleans copper and lights fires.

https://minecraft.wiki/w/Lightning_Bolt, /Lightning_Rod, /Oxidation#Lightning. The walks over copper, and which places
catch fire beside its own, are by chance; their order is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.nature.fire_shape import fire_for
from gametest.behaviour.nature.fluid_rules import may_light
from gametest.behaviour.nature.weathering import stage_of
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_ROD: Final = "lightning_rod"
_ROD_TIME: Final = 8
_PREFIX: Final = "minecraft:"
_STAGES: Final = ("", "exposed_", "weathered_", "oxidized_")
_LEAST_WALKS: Final = 3
_MORE_WALKS: Final = 3
_MOST_STEPS: Final = 8
_LOOKS: Final = 10


def strike(level: Level, pos: BlockPos) -> None:
    """The block right below the bolt."""
    state = level.get_block_state(pos)
    copper = pos
    if state.block.name.endswith(_ROD):
        _power(level, pos, state)
        facing = Direction.by_label(state.get("facing"))
        copper = facing.opposite.from_pos(pos)
    _clean(level, pos, copper)


def light(level: Level, pos: BlockPos, tries: int) -> None:
    """Fire in the cell of the bolt, and by so many tries in those around."""
    if not may_light(level, pos):
        return
    _ignite(level, pos)
    draw = level.random.next_int
    for _ in range(tries):
        _ignite(level, pos.offset(draw(3) - 1, draw(3) - 1, draw(3) - 1))


def _power(level: Level, pos: BlockPos, state: BlockState) -> None:
    """For eight ticks, also what it stands on."""
    level.set_block(pos, state.with_("powered", "true"), ALL)
    back = Direction.by_label(state.get("facing")).opposite
    level.update_neighbors_at(back.from_pos(pos), state.block)
    level.schedule_tick(pos, state.block, _ROD_TIME)


def _clean(level: Level, pos: BlockPos, copper: BlockPos) -> None:
    """All the verdigris of the struck block goes, and a stage of some around it."""
    state = level.get_block_state(copper)
    stage = stage_of(state.block.name.removeprefix(_PREFIX))
    if stage is None:
        return
    if stage:
        level.set_block(copper, _younger(state, 0), ALL)
    draw = level.random.next_int
    for _ in range(draw(_MORE_WALKS) + _LEAST_WALKS):
        at = pos
        for _ in range(draw(_MOST_STEPS) + 1):
            found = _step(level, at)
            if found is None:
                break
            at = found


def _step(level: Level, pos: BlockPos) -> BlockPos | None:
    """To some copper beside it, which loses a stage."""
    draw = level.random.next_int
    for _ in range(_LOOKS):
        at = pos.offset(draw(3) - 1, draw(3) - 1, draw(3) - 1)
        state = level.get_block_state(at)
        stage = stage_of(state.block.name.removeprefix(_PREFIX))
        if stage is not None:
            if stage:
                level.set_block(at, _younger(state, stage - 1), ALL)
            return at
    return None


def _younger(state: BlockState, stage: int) -> BlockState:
    name = state.block.name.removeprefix(_PREFIX)
    for prefix in _STAGES[1:]:
        name = name.removeprefix(prefix)
    if name == "copper" and stage == 0:
        name = "copper_block"
    return state.block.table.state_of(
        f"{_PREFIX}{_STAGES[stage]}{name}", dict(state.properties)
    )


def _ignite(level: Level, pos: BlockPos) -> None:
    if not level.get_block_state(pos).is_air:
        return
    fire = fire_for(level, pos)
    behaviour = level.behaviours.behaviour(fire.block)
    if behaviour is None or behaviour.can_survive(level, pos, fire):
        level.set_block(pos, fire, ALL)
