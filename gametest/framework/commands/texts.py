"""What each kind of condition expects and finds, in PackTest's words where it has any.

https://github.com/misode/packtest: `Expected E, but got G`. Kinds that only Ward has are in ours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from gametest.command.command_node import CommandContext
from gametest.framework.commands.score_texts import score_compared, score_matched
from gametest.framework.commands.text_shape import Texts, always, typed_rest

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.data_access.accessor import DataAccessor
    from gametest.command.selector.entity_selector import EntitySelector

__all__ = ["Texts", "texts_of"]

_LONGEST: Final = 2000
"""Characters of data that a message shows."""


def texts_of(context: CommandContext) -> Texts:
    """By the words of the line: `assert [not] <kind> ...`."""
    words = context.text.split(" ")
    kind = words[2] if words[1] == "not" else words[1]
    return _KINDS[kind](context)


def _biome(context: CommandContext) -> Texts:
    where = context["pos"]

    def found(source: CommandSourceStack, _ward: bool, _held: bool) -> str:
        return source.level.biome_at(where.loaded_block_pos(source))

    return Texts(always(f"biome {context['biome']}"), found, says_all=True)


def _block(context: CommandContext) -> Texts:
    where = context["pos"]

    def found(source: CommandSourceStack, ward: bool, _held: bool) -> str:
        level, pos = source.level, where.loaded_block_pos(source)
        state = level.get_block_state(pos)
        if not ward:
            return state.block.name
        entity = level.get_block_entity(pos)
        data = "" if entity is None else _shown_data(entity.save_with_place())
        return f"{state}{data}"

    return Texts(always(typed_rest(context, "block", 3)), found)


def _blocks(context: CommandContext) -> Texts:
    return Texts(always("the blocks of both regions to be the same"), _not_said)


def _data(context: CommandContext) -> Texts:
    accessor: DataAccessor = context["data"]

    def found(source: CommandSourceStack, _ward: bool, _held: bool) -> str:
        return _shown_data(accessor.get(source))

    return Texts(always(f"{context['path']} to match"), found)


def _dimension(context: CommandContext) -> Texts:
    return Texts(
        always(typed_rest(context, "dimension", 0)),
        lambda source, _ward, _held: str(source.level.dimension),
        says_all=True,
    )


def _entity(context: CommandContext) -> Texts:
    entities: EntitySelector = context["entities"]

    def found(source: CommandSourceStack, _ward: bool, held: bool) -> str | None:
        return (
            some_of([e.display_name for e in entities.find(source)]) if held else None
        )

    return Texts(always(entities.text), found)


def _items(context: CommandContext) -> Texts:
    entities: EntitySelector | None = context.find("entities")
    who = "block" if entities is None else entities.text
    return Texts(always(f"{who} to have items"), _not_said)


def _slots(context: CommandContext) -> Texts:
    entities: EntitySelector | None = context.find("entities")
    who = "block" if entities is None else entities.text
    return Texts(always(f"{who} to have the slots"), _not_said)


def _loaded(context: CommandContext) -> Texts:
    return Texts(always(f"{typed_rest(context, 'loaded', 0)} to be loaded"), _not_said)


def _predicate(context: CommandContext) -> Texts:
    return Texts(
        always(f"predicate {typed_rest(context, 'predicate', 0)} to pass"), _not_said
    )


def _score(context: CommandContext) -> Texts:
    if context.find("range") is not None:
        return score_matched(context)
    return score_compared(context)


def _stopwatch(context: CommandContext) -> Texts:
    id, wanted = context["id"], context["range"]

    def found(source: CommandSourceStack, _ward: bool, _held: bool) -> str | None:
        watches = source.level.world.stopwatches
        seconds = watches.seconds(str(id), source.server.clock_ms)
        return None if seconds is None else f"{seconds:g} seconds"

    def distance(source: CommandSourceStack) -> float | None:
        watches = source.level.world.stopwatches
        seconds = watches.seconds(str(id), source.server.clock_ms)
        if seconds is None:
            return None
        least, most = wanted.min, wanted.max
        below = 0.0 if least is None else least - seconds
        above = 0.0 if most is None else seconds - most
        return max(below, above, 0.0)

    expected = f"stopwatch {id} to be at {wanted} seconds"
    return Texts(always(expected), found, distance, says_all=True)


def some_of(texts: list[str]) -> str | None:
    """`<first>`, or `<first> and N more`."""
    if not texts:
        return None
    more = len(texts) - 1
    return f"{texts[0]} and {more} more" if more else texts[0]


def _shown_data(tag: Any) -> str:
    from gametest.nbt.snbt import write_snbt

    text = write_snbt(tag)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "..."


def _not_said(_source: CommandSourceStack, _ward: bool, _held: bool) -> None:
    return None


_KINDS: Final[dict[str, Callable[[CommandContext], Texts]]] = {
    "biome": _biome,
    "block": _block,
    "blocks": _blocks,
    "data": _data,
    "dimension": _dimension,
    "entity": _entity,
    "items": _items,
    "loaded": _loaded,
    "predicate": _predicate,
    "score": _score,
    "slots": _slots,
    "stopwatch": _stopwatch,
}
