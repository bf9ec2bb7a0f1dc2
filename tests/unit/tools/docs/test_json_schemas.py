"""The schemas for editors say of our own files that they are right, as far as keys tell it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gametest.app.configuration import KEYS
from tools.docs.json_schemas import (
    configuration_schema_text,
    environment_schema_text,
    instance_schema_text,
)
from tools.docs.spyglass_commands import spyglass_commands

DATAPACKS = Path(__file__).parents[4] / "datapacks"

instance_schema = json.loads(instance_schema_text())
environment_schema = json.loads(environment_schema_text())


def files(kind: str) -> list[Path]:
    return sorted((DATAPACKS / "demo" / "data" / "demo" / kind).rglob("*.json"))


def fits(content: dict[str, Any], kinds: list[dict[str, Any]]) -> bool:
    return any(
        content["type"] in kind["properties"]["type"]["enum"]
        and set(kind["required"]) <= content.keys() <= kind["properties"].keys()
        for kind in kinds
    )


@pytest.mark.parametrize("path", files("test_instance"), ids=lambda path: path.stem)
def test_an_instance_of_the_demo_fits(path: Path) -> None:
    assert fits(json.loads(path.read_text()), instance_schema["oneOf"])


@pytest.mark.parametrize("path", files("test_environment"), ids=lambda path: path.stem)
def test_an_environment_of_the_demo_fits(path: Path) -> None:
    kinds = environment_schema["$defs"]["environment"]["anyOf"]

    assert fits(json.loads(path.read_text()), kinds)


def test_every_key_of_the_configuration_is_in_its_schema() -> None:
    assert sorted(KEYS) == sorted(json.loads(configuration_schema_text())["properties"])


def test_the_commands_of_the_dialects_are_a_tree_as_the_game_reports_one() -> None:
    report = json.loads(spyglass_commands())

    def check(node: dict[str, Any]) -> None:
        assert node["type"] in ("root", "literal", "argument")
        assert ("parser" in node) is (node["type"] == "argument")
        for child in node.get("children", {}).values():
            check(child)

    check(report)
    lit = report["children"]["assert"]["children"]["block"]["children"]["pos"]
    assert "minecraft:block_pos" == lit["parser"]
    assert "minecraft:block_predicate" == lit["children"]["block"]["parser"]
