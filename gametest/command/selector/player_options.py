"""Options that only players can meet: game mode, experience level, advancements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.identifiers import read_identifier
from gametest.command.arguments.ranges import read_int_range
from gametest.core.suggest import did_you_mean

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.selector_reader import SelectorState
    from gametest.core.position import Vec3
    from gametest.core.string_reader import StringReader
    from gametest.entity.player import Player
    from gametest.level.entities.entity import Entity

GAME_MODES: Final = ("survival", "creative", "adventure", "spectator")


def read_gamemode(state: SelectorState) -> None:
    negated = state.reads_negation()
    if "gamemode" in state.used or ("!gamemode" in state.used and not negated):
        raise state.not_applicable()
    start = state.reader.cursor
    mode = state.reader.read_unquoted()
    if mode not in GAME_MODES:
        wanted, near = ", ".join(GAME_MODES), did_you_mean(mode, GAME_MODES)
        message = f"expected one of {wanted}, got {mode!r}{near}"
        raise state.reader.error(message, start)
    state.includes_entities = False
    state.used.add("!gamemode" if negated else "gamemode")

    def test(entity: Entity, _source: CommandSourceStack, _origin: Vec3) -> bool:
        if not entity.is_player:
            return False
        player: Player = entity  # type: ignore[assignment]
        return (player.game_mode == mode) is not negated

    state.add(test)


def read_level(state: SelectorState) -> None:
    state.once("level")
    start = state.reader.cursor
    wanted = read_int_range(state.reader)
    if (wanted.min or 0) < 0 or (wanted.max or 0) < 0:
        raise state.reader.error("the level cannot be negative", start)
    state.includes_entities = False

    def test(entity: Entity, _source: CommandSourceStack, _origin: Vec3) -> bool:
        if not entity.is_player:
            return False
        player: Player = entity  # type: ignore[assignment]
        return wanted.contains(player.xp_level)

    state.add(test)


def read_advancements(state: SelectorState) -> None:
    """`{id=true, id={criterion=true}}` (https://minecraft.wiki/w/Target_selectors)."""
    state.once("advancements")
    reader = state.reader
    reader.expect("{")
    reader.skip_whitespace()
    wanted: list[tuple[str, bool | dict[str, bool]]] = []
    while reader.peek() != "}":
        id = str(read_identifier(reader))
        _expect_equals(reader)
        if reader.peek() == "{":
            wanted.append((id, _read_criteria(reader)))
        else:
            wanted.append((id, reader.read_bool()))
        _read_comma(reader)
    reader.cursor += 1
    state.includes_entities = False

    def test(entity: Entity, source: CommandSourceStack, _origin: Vec3) -> bool:
        if not entity.is_player:
            return False
        records = source.level.world.player_records
        progress = source.level.world.advancements
        return all(
            records.has_progress(progress, entity, id, state) for id, state in wanted
        )

    state.add(test)


def _read_criteria(reader: StringReader) -> dict[str, bool]:
    reader.cursor += 1
    reader.skip_whitespace()
    found: dict[str, bool] = {}
    while reader.peek() != "}":
        name = reader.read_string()
        if not name:
            raise reader.error("expected the name of a criterion")
        _expect_equals(reader)
        found[name] = reader.read_bool()
        _read_comma(reader)
    reader.cursor += 1
    return found


def _expect_equals(reader: StringReader) -> None:
    reader.skip_whitespace()
    reader.expect("=")
    reader.skip_whitespace()


def _read_comma(reader: StringReader) -> None:
    reader.skip_whitespace()
    if reader.peek() == ",":
        reader.cursor += 1
        reader.skip_whitespace()
    elif reader.peek() != "}":
        raise reader.error("expected ',' or '}'")
