"""`execute on`: entities by their relation to the source's (https://minecraft.wiki/w/Commands/execute)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    ModifierCompiler,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Fork
from gametest.core.errors import UnsupportedError
from gametest.level.entities.entity import uuid_of_ints
from gametest.nbt.tags import IntArray

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.nbt.tags import Tag

Relation = Callable[["Entity", CommandSourceStack], Sequence["Entity"]]

_BOATS: Final = ("_boat", "_raft")
_RIDDEN: Final = frozenset(
    {
        "minecraft:camel",
        "minecraft:donkey",
        "minecraft:horse",
        "minecraft:mule",
        "minecraft:skeleton_horse",
        "minecraft:zombie_horse",
    }
)


def on(root: CommandNode) -> CommandNode:
    node = literal("on")
    for name, relation in RELATIONS.items():
        link = literal(name).redirects(root, _compile(name, relation), forks=True)
        node.then(link)
    return node


def _compile(name: str, relation: Relation) -> ModifierCompiler:
    def compile_on(_context: CommandContext) -> Fork:
        def apply(source: CommandSourceStack) -> Sequence[CommandSourceStack]:
            entity = source.entity
            if entity is None:
                return ()
            return [source.with_entity(one) for one in relation(entity, source)]

        def why(source: CommandSourceStack) -> str:
            if source.entity is None:
                return "the source is no entity"
            return f"{source.entity.type_id} has no {name}"

        return Fork(apply, why)

    return compile_on


def _passengers(entity: Entity, _source: CommandSourceStack) -> Sequence[Entity]:
    return tuple(entity.passengers)


def _vehicle(entity: Entity, _source: CommandSourceStack) -> Sequence[Entity]:
    return () if entity.vehicle is None else (entity.vehicle,)


def _controller(entity: Entity, _source: CommandSourceStack) -> Sequence[Entity]:
    if not entity.passengers:
        return ()
    first = entity.passengers[0]
    if entity.type_id.endswith(_BOATS):
        return (first,) if first.is_living else ()
    if not entity.is_living:
        return ()
    if entity.type_id in _RIDDEN and first.is_player:
        equipment = entity.nbt.get("equipment")
        saddled = isinstance(equipment, dict) and "saddle" in equipment
        return (first,) if saddled else ()
    mechanic = f"execute on controller: {entity.type_id}"
    raise UnsupportedError(mechanic)


def _owner(entity: Entity, source: CommandSourceStack) -> Sequence[Entity]:
    """Of tamed animals and traceable things; the same key holds both."""
    return _by_uuid(entity.nbt.get("Owner"), source)


def _origin(entity: Entity, source: CommandSourceStack) -> Sequence[Entity]:
    """Who shot, threw or lit it."""
    for key in ("Owner", "Thrower", "owner"):
        if key in entity.nbt:
            return _by_uuid(entity.nbt[key], source)
    return ()


def _leasher(entity: Entity, source: CommandSourceStack) -> Sequence[Entity]:
    leash = entity.nbt.get("leash")
    return _by_uuid(leash.get("UUID") if isinstance(leash, dict) else None, source)


def _attacker(entity: Entity, source: CommandSourceStack) -> Sequence[Entity]:
    """Who hurt it last, for 5 seconds; an interaction remembers who struck it."""
    if entity.is_living:
        # Here, as few worlds hold fights.
        from gametest.entity.living.living_body import living_body

        body = living_body(entity)
        found = None if body is None else body.last_attacker()
        return () if found is None else (found,)
    return _of_interaction("attack", "attacker", entity, source)


def _target(entity: Entity, source: CommandSourceStack) -> Sequence[Entity]:
    return _of_interaction("interaction", "target", entity, source)


def _of_interaction(
    key: str, relation: str, entity: Entity, source: CommandSourceStack
) -> Sequence[Entity]:
    """An interaction remembers who touched it; fights between mobs are not simulated."""
    if entity.type_id == "minecraft:interaction":
        action = entity.nbt.get(key)
        player = action.get("player") if isinstance(action, dict) else None
        return _by_uuid(player, source)
    if entity.is_living:
        mechanic = f"execute on {relation}: {entity.type_id}"
        raise UnsupportedError(mechanic)
    return ()


def _by_uuid(tag: Tag | None, source: CommandSourceStack) -> Sequence[Entity]:
    if not isinstance(tag, IntArray) or len(tag) != 4:
        return ()
    uuid = uuid_of_ints(list(tag))
    for level in source.server.levels():
        found = level.entities.get(uuid)
        if found is not None:
            return (found,)
    return ()


RELATIONS: Final[dict[str, Relation]] = {
    "attacker": _attacker,
    "controller": _controller,
    "leasher": _leasher,
    "origin": _origin,
    "owner": _owner,
    "passengers": _passengers,
    "target": _target,
    "vehicle": _vehicle,
}
