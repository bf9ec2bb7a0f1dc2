from __future__ import annotations

import pytest

from gametest.core.identifier import Identifier
from gametest.registry.registry import (
    DuplicateEntryError,
    Registry,
    RegistryStateError,
    UnknownEntryError,
)

STONE = Identifier("minecraft", "stone")
DIRT = Identifier("minecraft", "dirt")


def filled() -> Registry[int]:
    registry: Registry[int] = Registry.named("block")
    registry.register(STONE, 1)
    registry.register(DIRT, 2)
    return registry


def test_a_frozen_registry_gives_its_entries_in_order() -> None:
    registry = filled().freeze()

    assert registry.get(STONE) == 1
    assert registry.find(DIRT) == 2
    assert registry.keys() == (STONE, DIRT)
    assert registry.values() == (1, 2)
    assert list(registry) == [STONE, DIRT]
    assert len(registry) == 2
    assert STONE in registry


def test_a_missing_entry_is_not_found() -> None:
    assert filled().freeze().find(Identifier("a", "b")) is None


def test_a_missing_entry_is_an_error_with_registry_key_and_nearest() -> None:
    registry = filled().freeze()

    with pytest.raises(UnknownEntryError) as caught:
        registry.get(Identifier("minecraft", "stoone"))

    message = str(caught.value)
    assert message == (
        "registry minecraft:block has no entry minecraft:stoone, "
        "did you mean 'minecraft:stone'?"
    )


def test_a_key_cannot_be_registered_twice() -> None:
    with pytest.raises(DuplicateEntryError, match=r"minecraft:block.*minecraft:stone"):
        filled().register(STONE, 3)


def test_a_frozen_registry_cannot_be_written() -> None:
    with pytest.raises(RegistryStateError, match="minecraft:block is frozen"):
        filled().freeze().register(Identifier("a", "b"), 3)


def test_a_registry_is_frozen_once() -> None:
    with pytest.raises(RegistryStateError, match="frozen already"):
        filled().freeze().freeze()


@pytest.mark.parametrize("read", [len, list, Registry.keys, Registry.values])
def test_a_registry_cannot_be_read_before_it_is_frozen(read: object) -> None:
    assert callable(read)

    with pytest.raises(RegistryStateError, match="read before it is frozen"):
        read(filled())
