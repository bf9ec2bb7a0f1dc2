from __future__ import annotations

import pytest

from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.registry.resource_key import ResourceKey, TagKey


def test_a_key_names_registry_and_entry() -> None:
    key = ResourceKey.parse("block", "a:lamp")

    assert Identifier("minecraft", "block") == key.registry
    assert str(key) == "minecraft:block / a:lamp"


@pytest.mark.parametrize("text", ["#a:logs", "a:logs"])
def test_a_tag_key_is_read_with_and_without_its_sign(text: str) -> None:
    key = TagKey.parse("block", text)

    assert Identifier("a", "logs") == key.identifier
    assert str(key) == "#a:logs"


def test_keys_of_different_registries_differ() -> None:
    assert TagKey.parse("block", "a:x") != TagKey.parse("item", "a:x")


def test_a_bad_identifier_is_refused() -> None:
    with pytest.raises(InvalidIdentifierError):
        ResourceKey.parse("block", "A:lamp")
