"""Why a selector found what it found: the option that dropped the last candidate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.selector.criterion import Criterion
from gametest.command.selector.entity_selector import boxes_meet, moved

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

_SHOWN: Final = 3


def explain(selector: EntitySelector, source: CommandSourceStack) -> str:
    origin = selector.origin(source)
    if selector.is_self and source.entity is None:
        return f"{selector.text} found nothing: the source is no entity"
    left = _candidates(selector, source)
    kind = "entity" if selector.includes_entities else "player"
    if not left:
        where = "in this dimension" if selector.is_world_limited else "in the world"
        return f"{selector.text} found nothing: there is no {kind} {where}"
    for criterion in _criteria(selector, origin):
        kept = [one for one in left if criterion.test(one, source, origin)]
        if not kept:
            return (
                f"{selector.text} found nothing: {criterion.text} dropped the last "
                f"{_counted(len(left))}{_instead(criterion, left, source, origin)}"
            )
        left = kept
    found = selector.find(source)
    return f"{selector.text} found {_counted(len(found))}"


def _candidates(selector: EntitySelector, source: CommandSourceStack) -> list[Entity]:
    if selector.is_self:
        return [] if source.entity is None else [source.entity]
    if not selector.includes_entities and selector.uuid is None:
        players: list[Entity] = [*selector.players(source)]
        if selector.player_name is None:
            return players
        name = selector.player_name.casefold()
        return [one for one in players if one.scoreboard_name.casefold() == name]
    levels = selector.levels(source)
    everybody = [entity for level in levels for entity in level.entities.values()]
    if selector.uuid is not None:
        return [entity for entity in everybody if entity.uuid == selector.uuid]
    return everybody


def _criteria(selector: EntitySelector, origin: Vec3) -> list[Criterion]:
    found = list(selector.criteria)
    if selector.volume is not None:
        box = moved(selector.volume, origin)
        found.append(Criterion("dx, dy, dz", lambda e, _s, _at: boxes_meet(e, box)))
    return found


def _instead(
    criterion: Criterion,
    dropped: list[Entity],
    source: CommandSourceStack,
    origin: Vec3,
) -> str:
    shown = []
    for entity in dropped[:_SHOWN]:
        what = entity.type_id.removeprefix("minecraft:")
        if criterion.describe is None:
            shown.append(what)
        else:
            shown.append(f"{what} has {criterion.describe(entity, source, origin)}")
    more = ", ..." if len(dropped) > _SHOWN else ""
    return f" ({', '.join(shown)}{more})"


def _counted(count: int) -> str:
    return "1 entity" if count == 1 else f"{count} entities"
