"""Conditions about numbers: chance, time, values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.loot.loot_context import LootContext
from gametest.loot.numbers import NumberRange, read_number, read_number_range
from gametest.loot.registries import CLOCKS
from gametest.loot.term import AllOf, Check, Term

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataObject


def random_chance(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    found = fields.get("chance")
    if found is None:
        return AllOf(())
    chance = read_number(found)

    def holds(context: LootContext, _subject: LootContext) -> bool:
        wanted = chance.decimal(context)
        return context.random.next_float() < wanted

    return Check(
        "random_chance",
        f"a draw below {chance.text}",
        holds,
        lambda _context, _: "a higher one",
    )


def time_check(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    clock: str | None = None
    if registries.since(CLOCKS):
        found = fields.get("clock")
        clock = None if found is None else str(found.identifier())
    found = fields.get("value")
    wanted = NumberRange(None, None) if found is None else read_number_range(found)
    found = fields.find("period")
    period = 0 if found is None else found.integer()

    def time(context: LootContext) -> int:
        ticks = _ticks(context, clock)
        return ticks % period if period else ticks

    text = f"{wanted} of {period}" if period else str(wanted)
    return Check(
        "time_check",
        text,
        lambda context, _: wanted.contains(context, time(context)),
        lambda context, _: time(context),
    )


def _ticks(context: LootContext, clock: str | None) -> int:
    world = context.level.world
    if clock is None:
        return world.day_time
    found = world.clocks.find(clock)
    if found is None:
        mechanic = f"world clock: {clock}"
        raise UnsupportedError(mechanic)
    return found.total_ticks


def value_check(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    value, span = fields.get("value"), fields.get("range")
    if value is None or span is None:
        return AllOf(())
    number, wanted = read_number(value), read_number_range(span)
    return Check(
        f"value_check {number.text}",
        str(wanted),
        lambda context, _: wanted.contains(context, number.whole(context)),
        lambda context, _: number.whole(context),
    )
