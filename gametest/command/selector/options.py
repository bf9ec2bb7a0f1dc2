"""The 21 options of selectors: how each is written, repeated, and what it asks for.

https://minecraft.wiki/w/Target_selectors#Target_selector_arguments
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gametest.command.arguments.identifiers import read_identifier
from gametest.command.arguments.ranges import (
    FloatRange,
    IntRange,
    read_float_range,
    read_int_range,
    read_wrapped_range,
)
from gametest.command.selector.entity_selector import square_distance
from gametest.command.selector.player_options import (
    read_advancements,
    read_gamemode,
    read_level,
)
from gametest.command.selector.type_option import read_type
from gametest.core.float32 import wrap_degrees
from gametest.core.suggest import did_you_mean
from gametest.level.entities.heading import check_heading

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.selector_reader import OptionReader, SelectorState
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

SORTS: Final = ("nearest", "furthest", "random", "arbitrary")


def _distance(state: SelectorState) -> None:
    state.once("distance")
    reader = state.reader
    start = reader.cursor
    wanted = read_float_range(reader)
    if (wanted.min or 0.0) < 0 or (wanted.max or 0.0) < 0:
        raise reader.error("the distance cannot be negative", start)
    state.is_world_limited = True
    state.distance = wanted

    def test(entity: Entity, _source: CommandSourceStack, origin: Vec3) -> bool:
        return wanted.contains_square(square_distance(entity.pos, origin))

    def describe(entity: Entity, _source: CommandSourceStack, origin: Vec3) -> str:
        return f"distance {square_distance(entity.pos, origin) ** 0.5:g}"

    state.add(test, describe)


def _coordinate(state: SelectorState) -> None:
    state.once(state.option_name)
    state.is_world_limited = True
    state.anchor[state.option_name] = state.reader.read_float()


def _size(state: SelectorState) -> None:
    state.once(state.option_name)
    state.is_world_limited = True
    state.size[state.option_name] = state.reader.read_float()


def _limit(state: SelectorState) -> None:
    if state.is_self:
        raise state.not_applicable()
    state.once("limit")
    start = state.reader.cursor
    limit = state.reader.read_int()
    if limit < 1:
        raise state.reader.error("the limit must be at least 1", start)
    state.limit = limit


def _sort(state: SelectorState) -> None:
    if state.is_self:
        raise state.not_applicable()
    state.once("sort")
    start = state.reader.cursor
    word = state.reader.read_unquoted()
    if word not in SORTS:
        wanted, near = ", ".join(SORTS), did_you_mean(word, SORTS)
        message = f"expected one of {wanted}, got {word!r}{near}"
        raise state.reader.error(message, start)
    state.sort = word


def _tag(state: SelectorState) -> None:
    negated = state.reads_negation()
    tag = state.reader.read_unquoted()
    if not tag:
        # `tag=` is nobody's tag and `tag=!` anybody's.
        state.add(lambda entity, _source, _at: bool(entity.tags) is negated)
        return
    if negated:
        state.add(lambda entity, _source, _at: tag not in entity.tags)
        return
    added = state.add(lambda entity, _source, _at: tag in entity.tags)
    if state.tag is None and not state.is_self:
        state.tag = tag
        state.tag_criterion = added


def _name(state: SelectorState) -> None:
    start = state.reader.cursor
    negated = state.reads_negation()
    if "name" in state.used or ("!name" in state.used and not negated):
        state.reader.cursor = start
        raise state.not_applicable()
    state.used.add("!name" if negated else "name")
    name = state.reader.read_string()

    def test(entity: Entity, _source: CommandSourceStack, _origin: Vec3) -> bool:
        return (entity.display_name == name) is not negated

    def describe(entity: Entity, _source: CommandSourceStack, _origin: Vec3) -> str:
        return f"name {entity.display_name!r}"

    state.add(test, describe)


def _team(state: SelectorState) -> None:
    negated = state.reads_negation()
    if "team" in state.used or ("!team" in state.used and not negated):
        raise state.not_applicable()
    state.used.add("!team" if negated else "team")
    wanted = state.reader.read_unquoted()

    def of(entity: Entity, source: CommandSourceStack) -> str:
        team = source.level.world.scoreboard.team_of(entity.scoreboard_name)
        return "" if team is None else team.name

    def describe(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> str:
        return f"team {of(entity, source)!r}"

    state.add(
        lambda entity, source, _at: (of(entity, source) == wanted) is not negated,
        describe,
    )


def _scores(state: SelectorState) -> None:
    state.once("scores")
    reader = state.reader
    wanted: dict[str, IntRange] = {}
    reader.expect("{")
    reader.skip_whitespace()
    while reader.peek() != "}":
        objective = reader.read_unquoted()
        if not objective:
            raise reader.error("expected the name of an objective")
        reader.skip_whitespace()
        reader.expect("=")
        reader.skip_whitespace()
        wanted[objective] = read_int_range(reader)
        reader.skip_whitespace()
        if reader.peek() == ",":
            reader.cursor += 1
            reader.skip_whitespace()
        elif reader.peek() != "}":
            raise reader.error("expected ',' or '}' in the scores")
    reader.cursor += 1
    bounds = [(name, *score.bounds) for name, score in wanted.items()]

    def test(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> bool:
        objectives = source.level.world.scoreboard.objectives
        holder = entity.scoreboard_name
        for name, least, most in bounds:
            objective = objectives.get(name)
            score = None if objective is None else objective.scores.get(holder)
            if score is None or not least <= score <= most:
                return False
        return True

    def describe(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> str:
        board = source.level.world.scoreboard
        found = (
            f"{n}={_shown(board.find_score(entity.scoreboard_name, n))}" for n in wanted
        )
        return f"scores {', '.join(found)}"

    state.add(test, describe)


def _shown(score: int | None) -> str:
    return "unset" if score is None else str(score)


def _nbt(state: SelectorState) -> None:
    from gametest.nbt.matching import nbt_matches
    from gametest.nbt.snbt import read_compound

    negated = state.reads_negation()
    pattern = read_compound(state.reader)
    state.add(
        lambda entity, _source, _at: (
            nbt_matches(pattern, entity.to_nbt()) is not negated
        )
    )


def _predicate(state: SelectorState) -> None:
    from gametest.command.predicate_lookup import find_predicate, predicate_context

    negated = state.reads_negation()
    id = read_identifier(state.reader)

    def test(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> bool:
        found = find_predicate(id, source)
        # A predicate that no pack has is never met, negated or not.
        return found is not None and (
            found.test(predicate_context(source, entity, entity.pos)) is not negated
        )

    def describe(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> str:
        found = find_predicate(id, source)
        if found is None:
            return "no pack has this predicate"
        return found.explain(predicate_context(source, entity, entity.pos))

    state.add(test, describe)


def _rotation(field: str) -> OptionReader:
    def read(state: SelectorState) -> None:
        state.once(state.option_name)
        wanted = read_wrapped_range(state.reader)
        fits = _angle_test(wanted)

        def describe(entity: Entity, _source: Any, _origin: Vec3) -> str:
            return f"{state.option_name} {wrap_degrees(getattr(entity, field)):.9g}"

        def has_angle(entity: Entity, _source: Any, _origin: Vec3) -> bool:
            check_heading(entity)
            return bool(fits(wrap_degrees(getattr(entity, field))))

        state.add(has_angle, describe)

    return read


def _angle_test(wanted: FloatRange) -> Any:
    low = wrap_degrees(0.0 if wanted.min is None else wanted.min)
    high = wrap_degrees(359.0 if wanted.max is None else wanted.max)
    if low > high:
        return lambda angle: angle >= low or angle <= high
    return lambda angle: low <= angle <= high


OPTIONS: Final[dict[str, OptionReader]] = {
    "advancements": read_advancements,
    "distance": _distance,
    "dx": _size,
    "dy": _size,
    "dz": _size,
    "gamemode": read_gamemode,
    "level": read_level,
    "limit": _limit,
    "name": _name,
    "nbt": _nbt,
    "predicate": _predicate,
    "scores": _scores,
    "sort": _sort,
    "tag": _tag,
    "team": _team,
    "type": read_type,
    "x": _coordinate,
    "x_rotation": _rotation("pitch"),
    "y": _coordinate,
    "y_rotation": _rotation("yaw"),
    "z": _coordinate,
}
