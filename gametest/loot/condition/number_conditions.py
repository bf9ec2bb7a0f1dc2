"""Conditions about numbers: chance, time, values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.loot.loot_context import LootContext
from gametest.loot.number.number_range import (
    NumberRange,
    read_number_range,
    read_snapshot_range,
)
from gametest.loot.numbers import Number, read_float, read_int, read_number
from gametest.loot.registries import CLOCKS, SPLIT_NUMBERS
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
    chance = read_float(found, registries)

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
    wanted = (
        NumberRange(None, None)
        if found is None
        else read_number_range(found, registries)
    )
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
    """Since 26.3 the name is `int_value_check` (26.3-pre-1); snapshots before had this one."""
    if registries.since(SPLIT_NUMBERS):
        fields.node.issue(
            "old-format",
            "'value_check' is 'int_value_check' with 'test' since 26.3",
            severity=Severity.WARNING,
        )
    value, span = fields.get("value"), fields.get("range")
    if value is None or span is None:
        return AllOf(())
    return _whole_check("value_check", read_number(value), read_snapshot_range(span))


def int_value_check(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    value, span = fields.get("value"), fields.get("test")
    if value is None or span is None:
        return AllOf(())
    return _whole_check(
        "int_value_check",
        read_int(value, registries),
        read_number_range(span, registries),
    )


def _whole_check(name: str, number: Number, wanted: NumberRange) -> Term[LootContext]:
    return Check(
        f"{name} {number.text}",
        str(wanted),
        lambda context, _: wanted.contains(context, number.whole(context)),
        lambda context, _: number.whole(context),
    )


def float_value_check(
    fields: DataObject, registries: PredicateRegistries
) -> Term[LootContext]:
    value, span = fields.get("value"), fields.get("test")
    if value is None or span is None:
        return AllOf(())
    number = read_float(value, registries)
    wanted = read_number_range(span, registries, "float")
    return Check(
        f"float_value_check {number.text}",
        str(wanted),
        lambda context, _: wanted.contains_decimal(context, number.decimal(context)),
        lambda context, _: number.decimal(context),
    )
