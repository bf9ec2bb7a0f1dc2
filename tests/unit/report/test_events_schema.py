from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gametest.framework import events
from gametest.framework.events import Event, Outcome
from gametest.report.events import EVENT_TYPES, unstructure_event
from gametest.report.events_schema import events_page, events_schema, events_schema_text

REFERENCE = Path(__file__).parents[3] / "docs" / "reference"
EVENT = events.TestFinished(
    test="demo:lamp",
    structure="demo:box",
    environment="minecraft:default",
    dimension="minecraft:overworld",
    required=True,
    outcome=Outcome.FAILED,
    attempt=1,
    max_attempts=1,
    successes=0,
    final=True,
    pos=(0, 4, 0),
    failure=events.Failure(kind="assert", message="m", reason="r", pos=(1, 2, 3)),
    log=("a",),
)


def test_the_published_schema_is_the_generated_one() -> None:
    published = (REFERENCE / "events.schema.json").read_text(encoding="utf-8")

    assert published == events_schema_text()


def test_the_published_page_is_the_generated_one() -> None:
    published = (REFERENCE / "events.md").read_text(encoding="utf-8")

    assert published == events_page()


def test_every_event_has_a_definition() -> None:
    definitions = events_schema()["$defs"]

    assert set(EVENT_TYPES) <= set(definitions)


def test_a_field_carries_what_its_docstring_says() -> None:
    field = events_schema()["$defs"]["test_finished"]["properties"]["repeat"]

    assert field["type"] == "integer"
    assert field["description"].startswith("Which copy of the test")


def test_an_event_fits_its_definition() -> None:
    assert fits(unstructure_event(EVENT), {"$ref": "#/$defs/test_finished"})


@pytest.mark.parametrize(
    "change",
    [
        {"attempt": "1"},
        {"pos": [1, 2]},
        {"outcome": "green"},
        {"version": 2},
        {"failure": {"kind": "assert"}},
    ],
)
def test_what_is_no_event_does_not_fit(change: dict[str, Any]) -> None:
    document = unstructure_event(EVENT) | change

    assert not fits(document, {"$ref": "#/$defs/test_finished"})


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """A validator of the few words that our schema uses."""
    if "$ref" in schema:
        name = re.sub(r"^#/\$defs/", "", schema["$ref"])
        return fits(value, events_schema()["$defs"][name])
    if "anyOf" in schema:
        return any(fits(value, part) for part in schema["anyOf"])
    if "const" in schema:
        return bool(value == schema["const"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema["type"]:
        case "object":
            return (
                isinstance(value, dict)
                and set(schema["required"]) <= set(value)
                and all(
                    fits(value[name], part)
                    for name, part in schema["properties"].items()
                )
            )
        case "array" if "prefixItems" in schema:
            parts = schema["prefixItems"]
            return (
                isinstance(value, list)
                and len(value) == len(parts)
                and all(map(fits, value, parts))
            )
        case "array":
            return isinstance(value, list) and all(
                fits(item, schema["items"]) for item in value
            )
        case kind:
            kinds: dict[str, tuple[type, ...]] = {
                "string": (str,),
                "integer": (int,),
                "number": (int, float),
                "boolean": (bool,),
                "null": (type(None),),
            }
            return type(value) in kinds[kind]


def test_every_event_type_is_one_of_the_schema() -> None:
    listed = [entry["$ref"] for entry in events_schema()["oneOf"]]

    assert listed == [f"#/$defs/{name}" for name in EVENT_TYPES]
    assert len(EVENT_TYPES) == len(Event.__args__)
