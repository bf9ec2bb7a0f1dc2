from __future__ import annotations

import pytest

from gametest.command.data_access.targets import KINDS, data_targets, read_target
from gametest.core.string_reader import TextSyntaxError


def test_every_kind_has_a_literal_and_an_argument() -> None:
    targets = data_targets("source")

    assert list(KINDS) == [target.kind.name for target in targets]
    assert ["<source>"] * 3 == [target.data.usage for target in targets]


@pytest.mark.parametrize(
    ("kind", "text", "shown"),
    [
        ("storage", "demo:x", "storage demo:x"),
        ("storage", "x", "storage minecraft:x"),
        ("block", "~ 1 ~-2", "block ~ 1 ~-2"),
        ("entity", "@s", "entity @s"),
    ],
)
def test_fields_of_text_components_name_a_target(
    kind: str, text: str, shown: str
) -> None:
    assert shown == read_target(kind, text).describe()


@pytest.mark.parametrize(
    ("kind", "text"), [("storage", "a b"), ("block", "1 2"), ("entity", "@e")]
)
def test_broken_fields_are_told(kind: str, text: str) -> None:
    with pytest.raises(TextSyntaxError):
        read_target(kind, text)
