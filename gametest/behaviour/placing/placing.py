"""Setting a block as a player's hand does.

https://minecraft.wiki/w/Placing: the state follows from the clicked face and the player's look, then from
the neighbours; nothing is set where something stands or where it could not stay.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from gametest.behaviour.block_family import FamilyIndex, SupportLevel
from gametest.behaviour.families import block_families
from gametest.behaviour.placing.building import BUILDINGS, other_half
from gametest.behaviour.placing.clinging import CLINGING
from gametest.behaviour.placing.fixing import FIXINGS
from gametest.behaviour.placing.orientation import ORIENTATIONS, Rule
from gametest.behaviour.placing.place_context import PlaceContext
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import HORIZONTALS, SHAPE_UPDATE_ORDER, Direction
from gametest.core.errors import UnsupportedError
from gametest.level.update_flags import ALL, IMMEDIATE

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState

_RULES: Final = (CLINGING, FIXINGS, BUILDINGS, ORIENTATIONS)
_PLAIN_PROPERTIES: Final = frozenset(
    [
        "age",
        "bites",
        "bloom",
        "can_summon",
        "charges",
        "conditional",
        "drag",
        "dusted",
        "eye",
        "has_bottle_0",
        "has_bottle_1",
        "has_bottle_2",
        "has_record",
        "honey_level",
        "inverted",
        "layers",
        "level",
        "lit",
        "mode",
        "moisture",
        "note",
        "instrument",
        "power",
        "powered",
        "sculk_sensor_phase",
        "shrieking",
        "signal_fire",
        "snowy",
        "stage",
        "unstable",
        "waterlogged",
        "candles",
        "pickles",
        "eggs",
        "hatch",
        "down",
        "east",
        "north",
        "south",
        "up",
        "west",
        "attached",
        "disarmed",
    ]
)
"""Those that keep their default, or that the neighbours give."""
_BY_NEIGHBOURS: Final = (
    "*_fence *_wall *_bars glass_pane *_glass_pane *_stairs tripwire repeater note_block "
    "grass_block podzol mycelium brown_mushroom_block red_mushroom_block mushroom_stem "
    "campfire soul_campfire redstone_wire chorus_plant"
)
_STACKED: Final = (
    *("candles", "pickles", "eggs", "layers"),
    *("flower_amount", "segment_amount"),
)
_COVERS: Final = tuple(
    f"minecraft:{name}" for name in ("vine", "glow_lichen", "sculk_vein", "resin_clump")
)
_WITHER_HEADS: Final = (
    "minecraft:wither_skeleton_skull",
    "minecraft:wither_skeleton_wall_skull",
)
_NOT_BY_HAND: Final = "*_wall_* wall_torch redstone_wall_torch fire soul_fire light"


def place_block(
    context: PlaceContext, block: Block, *, state: BlockState | None = None
) -> bool:
    """False if it cannot stand there; raises `UnsupportedError` where the rule is not known.

    `state`: from `placed_state`, where that was asked already.
    """
    level, pos = context.level, context.pos
    if state is None:
        state = placed_state(context, block)
    if state is None:
        return False
    level.set_block(pos, state, ALL | IMMEDIATE)
    if level.get_block_state(pos).block is block:
        _complete(context, level.get_block_state(pos))
    vibrate(level, pos, "block_place")
    return True


def placed_state(context: PlaceContext, block: Block) -> BlockState | None:
    """The state that it would get; None: it cannot stand there."""
    there = context.state_at_pos
    state = _state(context, block)
    if state is None or not (_is_replaceable(there) or _stacks(there, state)):
        return None
    return state if context.can_stand(state) else None


def gives_way(context: PlaceContext, block: Block) -> bool:
    """Whether what stands at the place lets the block in, rather than beside it.

    https://minecraft.wiki/w/Slab#Placement, https://minecraft.wiki/w/Snow#Placement
    """
    there = context.state_at_pos
    if there.block is not block:
        return _is_replaceable(there)
    kind = there.find("type")
    if block.name.endswith("_slab") and kind is not None:
        return _slab_takes_half(context, kind)
    if there.find("layers") is not None:
        is_on_top = not context.is_inside or context.face is Direction.UP
        return is_on_top and _one_more(there) is not None
    if any(map(there.has, _STACKED)):
        return not context.is_sneaking and _one_more(there) is not None
    faces = [there.find(side.label) for side in Direction if there.has(side.label)]
    is_cover = block.name in _COVERS
    return is_cover and "false" in faces


def _slab_takes_half(context: PlaceContext, kind: str) -> bool:
    if kind == "double":
        return False
    if not context.is_inside:
        return True
    is_high = context.hit.y > 0.5
    if kind == "bottom":
        return context.face is Direction.UP or (is_high and context.face.is_horizontal)
    return context.face is Direction.DOWN or (
        not is_high and context.face.is_horizontal
    )


def _state(context: PlaceContext, block: Block) -> BlockState | None:
    name = block.name.removeprefix("minecraft:")
    _check_known(context, name)
    there = context.level.get_block_state(context.pos)
    if there.block is block:
        stacked = _one_more(there)
        if stacked is not None or any(map(there.has, _STACKED)):
            return stacked
    state: BlockState | None = block.default_state
    assert state is not None
    rule = _find_rule(name)
    if rule is not None:
        state = rule(context, state)
    elif not set(state.properties) <= _PLAIN_PROPERTIES:
        mechanic = f"placing {block.name} by hand"
        raise UnsupportedError(mechanic, context.pos)
    if state is None:
        return None
    if state.find("waterlogged") is not None and state.find("type") != "double":
        state = state.with_("waterlogged", str(context.holds_water).lower())
    if name == "redstone_wire":
        # Alone it is a cross (https://minecraft.wiki/w/Redstone_Dust), though a dot by commands.
        for side in HORIZONTALS:
            state = state.with_(side.label, "side")
    if _matches(name, _BY_NEIGHBOURS):
        state = _shaped(context, state)
    return None if state.is_air else state


def _check_known(context: PlaceContext, name: str) -> None:
    family = FamilyIndex(block_families()).find(name)
    is_refused = family is not None and family.level is SupportLevel.UNSUPPORTED
    if is_refused or _matches(name, _NOT_BY_HAND):
        mechanic = f"placing minecraft:{name} by hand"
        raise UnsupportedError(mechanic, context.pos)


def _find_rule(name: str) -> Rule | None:
    for rules in _RULES:
        for patterns, rule in rules.items():
            if _matches(name, patterns):
                return rule
    return None


def _matches(name: str, patterns: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns.split())


def _is_replaceable(there: BlockState) -> bool:
    return there.is_air or there.is_replaceable


def _one_more(there: BlockState) -> BlockState | None:
    """A candle beside a candle; None if there is no room for one more."""
    for name in _STACKED:
        number = there.find(name)
        if number is None:
            continue
        more = str(int(number) + 1)
        if more in there.block.get_property(name).values:
            return there.with_(name, more)
    return None


def _stacks(there: BlockState, state: BlockState) -> bool:
    if there.block is not state.block:
        return False
    is_double_slab = state.find("type") == "double" and there.get("type") != "double"
    is_more = any(map(there.has, _STACKED)) or state.block.name in _COVERS
    return is_double_slab or (there is not state and is_more)


def _shaped(context: PlaceContext, state: BlockState) -> BlockState:
    """As its neighbours make it."""
    level, pos = context.level, context.pos
    level.behaviours.meet(state.id)
    for side in SHAPE_UPDATE_ORDER:
        hook = level.behaviours.update_shape[state.id]
        if hook is not None:
            beside = side.from_pos(pos)
            state = hook(level, pos, state, side, beside, level.get_block_state(beside))
    return state


def _complete(context: PlaceContext, state: BlockState) -> None:
    """What the player's hand does after the block stands."""
    level, pos = context.level, context.pos
    half = other_half(state)
    if half is not None:
        side, other = half
        level.set_block(side.from_pos(pos), other, ALL)
        if state.find("part") is not None:
            level.update_neighbors_at(pos, level.blocks.block("minecraft:air"))
    if state.is_block("minecraft:repeater") or state.is_block("minecraft:comparator"):
        # A diode that has its input already turns on in the next tick.
        back = Direction.by_label(state.get("facing"))
        if level.get_signal(back.from_pos(pos), back) > 0:
            level.schedule_tick(pos, state.block, 1)
    if state.block.name in _WITHER_HEADS and _is_on_soul_sand(context):
        mechanic = f"{state.block.name}: make a wither"
        raise UnsupportedError(mechanic, pos)
    behaviour = level.behaviours.behaviour(state.block)
    if behaviour is not None:
        behaviour.placed_by_hand(level, pos, state)


def _is_on_soul_sand(context: PlaceContext) -> bool:
    """https://minecraft.wiki/w/Wither#Spawning: its body lies on any side, also beside it."""
    return any(
        context.state_at(side).block.name.startswith("minecraft:soul_s")
        for side in Direction
    )
