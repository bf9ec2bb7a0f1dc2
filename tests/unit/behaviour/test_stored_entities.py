from __future__ import annotations

import pytest

from gametest.behaviour.stored_entities import unsupported_entity
from gametest.nbt.tags import Compound


@pytest.mark.parametrize(
    "kind", ["marker", "interaction", "text_display", "item_frame", "painting"]
)
def test_kinds_that_never_act_are_supported(kind: str) -> None:
    assert unsupported_entity(f"minecraft:{kind}", {}) is None


@pytest.mark.parametrize("kind", ["cat", "item", "chest_minecart", "no_such_kind"])
def test_any_other_kind_is_a_missing_mechanic(kind: str) -> None:
    expected = f"minecraft:{kind}: entity"

    assert expected == unsupported_entity(f"minecraft:{kind}", {})


def test_passenger_of_a_marker_is_looked_at() -> None:
    nbt: Compound = {"Passengers": [{"id": "minecraft:pig"}]}

    assert "minecraft:pig: entity" == unsupported_entity("minecraft:marker", nbt)
