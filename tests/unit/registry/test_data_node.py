from __future__ import annotations

import pytest

from gametest.core.diagnostic import Severity
from gametest.nbt.tags import Byte, Double, Int
from gametest.registry.bounds import Bounds
from gametest.registry.data_node import DataNode
from gametest.registry.structuring import StructuringIssue


def node(value: object) -> DataNode:
    return DataNode(value, ("a",), [])


def problems(node: DataNode) -> list[str]:
    return [f"{issue.code} {issue.pointer}: {issue.message}" for issue in node.issues]


@pytest.mark.parametrize(("value", "wanted"), [(True, True), (Byte(0), False)])
def test_booleans_are_bytes_in_nbt(value: object, wanted: bool) -> None:
    found = node(value)

    assert wanted is found.boolean()
    assert problems(found) == []


@pytest.mark.parametrize("value", [1, Int(1), "true", Byte(2)])
def test_other_values_are_no_booleans(value: object) -> None:
    found = node(value)
    found.boolean()

    assert 1 == len(found.issues)


def test_decimals_of_nbt_are_cut_to_whole_numbers() -> None:
    assert 2 == node(Double(2.9)).integer()


def test_decimals_of_json_are_cut_with_a_warning() -> None:
    found = node(2.9)

    assert 2 == found.integer()
    assert problems(found) == [
        "wrong-type /a: expected a whole number; the game cuts 2.9 to 2"
    ]
    assert [Severity.WARNING] == [issue.severity for issue in found.issues]


def test_a_whole_number_may_be_written_with_a_point() -> None:
    found = node(2.0)

    assert (2, []) == (found.integer(), found.issues)


@pytest.mark.parametrize(
    ("value", "bounds"),
    [
        (3, Bounds(3, 3)),
        ({"min": 1}, Bounds(1, None)),
        ({"min": 1, "max": 2.5}, Bounds(1, 2.5)),
        ({}, Bounds()),
    ],
)
def test_bounds(value: object, bounds: Bounds) -> None:
    assert bounds == node(value).bounds()


def test_bounds_the_wrong_way_round_are_told() -> None:
    found = node({"min": 3, "max": 1})
    found.bounds()

    assert problems(found) == ["out-of-range /a: min 3 is above max 1"]


def test_unknown_field_is_told_with_the_nearest() -> None:
    issues: list[StructuringIssue] = []
    fields = DataNode({"nmae": 1, "_note": 2}, (), issues).object()
    fields.find("name")
    fields.finish()

    assert [issue.message for issue in issues] == [
        "unknown field 'nmae', did you mean 'name'?"
    ]


def test_missing_field_is_told_at_its_object() -> None:
    found = node({})
    found.object().get("name")

    assert problems(found) == ["missing-field /a: field 'name' is missing"]


@pytest.mark.parametrize(
    ("value", "ids"),
    [("stone", {"minecraft:stone"}), (["a", "b:c"], {"minecraft:a", "b:c"})],
)
def test_ids_are_completed(value: object, ids: set[str]) -> None:
    assert ids == node(value).id_set("block", None).ids


@pytest.mark.parametrize("value", [float("inf"), float("-inf"), 10**400])
def test_numbers_that_no_double_holds_are_told(value: object) -> None:
    """JSON can write them, as `1e999`."""
    one, other = node(value), node(value)

    assert (0.0, 0) == (one.number(), other.integer())
    larger = "fits a double, got a larger one"
    assert problems(one) == [f"out-of-range /a: expected a number that {larger}"]
    assert problems(other) == [
        f"out-of-range /a: expected a whole number that {larger}"
    ]
