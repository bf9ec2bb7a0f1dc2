"""The published schema and the loader agree on every manifest, but for what only the loader knows."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gametest.scenario.manifest.loader import ManifestError, parse_manifest

SCHEMA = Path(__file__).parents[3] / "docs/reference/process-manifest.schema.json"
LOADER_ONLY = ("duplicate", "no --value", "of services only", "names the program")
"""What a schema cannot say."""
VERSION_1: dict[str, Any] = {
    "schema_version": 1,
    "name": "suite",
    "default_timeout_seconds": 30,
    "forbidden_markers": ["FATAL"],
    "scenarios": [
        {
            "id": "smoke",
            "timeout_seconds": 5.5,
            "forbidden_markers": ["panic"],
            "processes": [
                {
                    "id": "server",
                    "command": ["server", "--port", "1"],
                    "working_directory": "run",
                    "environment": {"A": ""},
                    "ready_marker": "ready",
                    "ready_timeout_seconds": 2,
                    "required_markers": ["a", "b"],
                    "forbidden_markers": [],
                    "expected_exit_code": -15,
                },
                {"id": "client", "command": ["client"]},
            ],
        }
    ],
}
VERSION_2: dict[str, Any] = {
    "schema_version": 2,
    "name": "suite",
    "default_timeout_seconds": 30,
    "forbidden_markers": [{"regex": "panic|FATAL"}],
    "scenarios": [
        {
            "id": "smoke",
            "retries": 1,
            "stop_grace_seconds": 3,
            "processes": [
                {
                    "id": "server",
                    "command": ["server", ""],
                    "environment": {"A": None},
                    "inherit_environment": False,
                    "ready": {"http": "http://127.0.0.1:1/", "status": 204},
                    "required_markers": ["a", {"line": "b", "count": 2}],
                    "role": "service",
                    "stop_signal": "SIGINT",
                    "stop_grace_seconds": 1,
                    "ports": [25565],
                },
                {
                    "id": "client",
                    "command": ["client"],
                    "ready_marker": {"text": "up"},
                    "ordered_markers": True,
                    "unbuffered_python": False,
                    "idle_timeout_seconds": 9,
                    "expected_signal": "SIGTERM",
                },
            ],
        }
    ],
}
ODD: list[Any] = [
    *(None, True, 0, 1, -1, 2.5, "", "x", "SIGTERM", [], {}, ["x"], ["x", "x"]),
    *([""], [1], [None], {"x": "y"}, {"text": "a"}, {"line": "a", "count": 0}),
    *({"tcp": "a:1", "file": "b"}, [{"id": "p", "command": ["c"]}], "a\0b", ["a\0"]),
]


def loader_accepts(document: object) -> tuple[bool, bool]:
    """And whether only the loader could have found what is wrong."""
    try:
        parse_manifest(json.dumps(document).encode(), "m.json", {})
    except ManifestError as error:
        messages = [finding.message for finding in error.findings]
        alone = all(any(word in one for word in LOADER_ONLY) for one in messages)
        return False, alone
    return True, False


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    document = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(document)
    return Draft202012Validator(document)


@pytest.mark.parametrize("document", [VERSION_1, VERSION_2], ids=["1", "2"])
def test_both_take_a_manifest_with_every_field(
    schema: Draft202012Validator, document: dict[str, Any]
) -> None:
    assert (True, False) == loader_accepts(document)
    assert [] == list(schema.iter_errors(document))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Each container with each of its keys or indices."""
    found: list[tuple[Any, Any]] = []
    steps = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inside in list(steps):
        found.append((value, step))
        if isinstance(inside, dict | list):
            found += places(inside)
    return found


def changed(document: dict[str, Any], draw: random.Random) -> dict[str, Any]:
    made = copy.deepcopy(document)
    container, step = draw.choice(places(made))
    match draw.randrange(3):
        case 0 if isinstance(container, dict):
            del container[step]
        case 1 if isinstance(container, dict):
            container[draw.choice(["x", "text", "count", *container])] = draw.choice(
                ODD
            )
        case _:
            container[step] = draw.choice(ODD)
    return made


@pytest.mark.parametrize("document", [VERSION_1, VERSION_2], ids=["1", "2"])
def test_both_agree_on_manifests_with_one_thing_changed(
    schema: Draft202012Validator, document: dict[str, Any]
) -> None:
    draw = random.Random(6)
    refused = 0
    for _ in range(800):
        made = changed(document, draw)
        accepted, alone = loader_accepts(made)
        refused += not accepted
        if not alone:
            assert accepted == schema.is_valid(made), json.dumps(made)
    assert refused > 300
