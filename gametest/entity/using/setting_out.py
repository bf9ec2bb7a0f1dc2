"""Entities that an item sets out where a hand clicks: spawn eggs, carts, stands, frames, crystals.

https://minecraft.wiki/w/Spawn_Egg, https://minecraft.wiki/w/Minecart, https://minecraft.wiki/w/Armor_Stand,
https://minecraft.wiki/w/Item_Frame, https://minecraft.wiki/w/End_Crystal. Places are general knowledge.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.entity.hanging import hang
from gametest.interaction.collision import is_free
from gametest.interaction.entity_search import entities_in
from gametest.interaction.hand.entity_of_item import egg_kind, entity_of_item
from gametest.interaction.hand.outcome import Outcome
from gametest.interaction.hand.reach import find_sight
from gametest.interaction.hand.use import Use
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import add_with_riders
from gametest.level.entities.hearing import make_noise
from gametest.nbt.tags import Byte, Compound, Int, IntArray

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.interaction.hand.hand import Hand
    from gametest.level.level import Level

_BOATS: Final = ("_boat", "_raft")
_FRAMES: Final = ("item_frame", "glow_item_frame")
_FACINGS: Final = {side: side.index for side in Direction}
_GRID: Final = 45.0


def set_out(use: Use) -> Outcome | None:
    """None: the item is none of these."""
    rule = _find_rule(use.item)
    return None if rule is None else rule(use)


def _find_rule(name: str) -> Callable[[Use], Outcome] | None:
    match name:
        case "armor_stand":
            return _stand
        case "end_crystal":
            return _crystal
        case "painting":
            return _painting
        case "firework_rocket":
            return _rocket
        case _ if name in _FRAMES:
            return _frame
        case _ if name.endswith("minecart"):
            return _cart
        case _ if name.endswith("_spawn_egg"):
            return _egg
        case _:
            return None


def _added(use: Use, kind: str, place: Vec3, yaw: float, nbt: Compound) -> Entity:
    level = use.level
    entity = entity_of_item(level, use.stack, kind, place, nbt)
    entity.turn_to(yaw, 0.0)
    hang(entity)
    add_with_riders(level, entity)
    make_noise(level, place, "entity_place", use.player)
    return entity


def _egg(use: Use) -> Outcome:
    """Before the clicked face, or in a block that nothing collides with."""
    level, stack = use.level, use.stack
    if use.state.is_block("minecraft:spawner") or use.state.is_block(
        "minecraft:trial_spawner"
    ):
        use.refuse()
    kind = egg_kind(stack)
    x, y, z = use.pos if not use.state.collision_shape else use.before
    lifted = use.pos != BlockPos(x, y, z) and use.face is Direction.UP
    height = _top_of(use) if lifted else float(y)
    yaw = f32(level.random.next_float() * 360.0 - 180.0)
    made = _added(use, kind, Vec3(x + 0.5, height, z + 0.5), yaw, {})
    if made.body is not None:
        made.body.came_by_chance()
    use.hand.use_up()
    return Outcome.DONE


def _top_of(use: Use) -> float:
    """Of what was clicked, below the spawned one's feet."""
    boxes = use.state.collision_shape
    return use.pos.y + max((box[4] for box in boxes), default=1.0)


def _stand(use: Use) -> Outcome:
    """Turned to the player in eighths, where nothing is in its way."""
    level = use.level
    if use.face is Direction.DOWN:
        return Outcome.FAILED
    there = use.pos if use.state.is_replaceable else use.before
    x, y, z = there
    place = Vec3(x + 0.5, float(y), z + 0.5)
    box = (x + 0.25, float(y), z + 0.25, x + 0.75, y + 1.975, z + 0.75)
    probe = Entity("minecraft:armor_stand", 0, place)
    if not is_free(level, box, probe) or entities_in(level, box):
        return Outcome.FAILED
    turned = (use.player.yaw - 180.0 + 180.0) % 360.0 - 180.0
    yaw = floor((turned + _GRID / 2) / _GRID) * _GRID
    _added(use, "minecraft:armor_stand", place, f32(yaw), {})
    use.hand.use_up()
    return Outcome.DONE


def _cart(use: Use) -> Outcome:
    """Only on rails, a little higher on a slope."""
    state = use.state
    if not state.block.name.endswith("rail"):
        return Outcome.FAILED
    lift = 0.5 if state.get("shape").startswith("ascending") else 0.0
    x, y, z = use.pos
    place = Vec3(x + 0.5, y + 0.0625 + lift, z + 0.5)
    _added(use, use.stack.id, place, 0.0, {})
    use.hand.use_up()
    return Outcome.DONE


def _crystal(use: Use) -> Outcome:
    """On obsidian or bedrock with air above and nobody in it."""
    if use.state.block.name not in ("minecraft:obsidian", "minecraft:bedrock"):
        return Outcome.FAILED
    x, y, z = above = Direction.UP.from_pos(use.pos)
    box = (float(x), float(y), float(z), x + 1.0, y + 2.0, z + 1.0)
    if not use.level.get_block_state(above).is_air or entities_in(use.level, box):
        return Outcome.FAILED
    place = Vec3(x + 0.5, float(y), z + 0.5)
    _added(use, "minecraft:end_crystal", place, 0.0, {"ShowBottom": Byte(0)})
    use.hand.use_up()
    return Outcome.DONE


def _frame(use: Use) -> Outcome:
    """Before the clicked face, if that carries it and no frame hangs there."""
    if not _carries_frame(use):
        return Outcome.FAILED
    x, y, z = use.before
    if use.level.get_block_state(use.before).collision_shape:
        return Outcome.FAILED
    facing = _FACINGS[use.face]
    nbt: Compound = {"Facing": Byte(facing), "block_pos": IntArray(use.before)}
    cell = (float(x), float(y), float(z), x + 1.0, y + 1.0, z + 1.0)
    same = [
        there
        for there in entities_in(use.level, cell)
        if there.type_id.endswith("item_frame")
        and int(there.to_nbt().get("Facing", 3)) == facing  # type: ignore[arg-type]
    ]
    if same:
        return Outcome.FAILED
    _added(use, use.stack.id, Vec3(x + 0.5, y + 0.5, z + 0.5), 0.0, nbt)
    use.hand.use_up()
    return Outcome.DONE


def _carries_frame(use: Use) -> bool:
    """Anything solid, and diodes."""
    name = use.state.block.name
    return use.state.blocks_motion or name in (
        "minecraft:repeater",
        "minecraft:comparator",
    )


def set_afloat(level: Level, hand: Hand) -> Outcome | None:
    """A boat where the player looks, on water too; None: the item is no boat.

    https://minecraft.wiki/w/Boat: it heads where the player does, and needs room.
    """
    if not hand.stack.id.endswith(_BOATS):
        return None
    sight = find_sight(level, hand.player, fluids=True)
    if sight is None:
        return Outcome.PASSED
    kind, (x, y, z) = hand.stack.id, sight.hit
    boat = Entity(kind, 0, sight.hit, kind=level.world.entity_kinds.kind(kind))
    width, height = boat.size
    half = width / 2
    box = (x - half, y, z - half, x + half, y + height, z + half)
    if not is_free(level, box, boat):
        return Outcome.FAILED
    use = Use(level, hand, sight.pos, sight.face, sight.hit)
    stack = hand.stack
    _added(use, kind, sight.hit, hand.player.yaw, {})
    hand.use_up()
    hand.count_use(level, stack)
    return Outcome.DONE


def _painting(use: Use) -> Outcome:
    if not use.face.is_horizontal:
        return Outcome.FAILED
    # Which picture fits, and by chance, is the game's own list.
    mechanic = "minecraft:painting: hang one up"
    raise UnsupportedError(mechanic, use.pos)


def _rocket(use: Use) -> Outcome:
    """From where it was clicked; it acts by itself."""
    nbt: Compound = {
        "FireworksItem": use.stack.with_count(1).to_nbt(),
        "LifeTime": Int(0),
    }
    place = use.hit.plus((use.face.dx * 0.15, use.face.dy * 0.15, use.face.dz * 0.15))
    _added(use, "minecraft:firework_rocket", place, 0.0, nbt)
    use.hand.use_up()
    return Outcome.DONE
