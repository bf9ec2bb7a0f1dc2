from __future__ import annotations

import pytest

from gametest.core.identifier import Identifier
from gametest.registry.holder import Direct, Holder, Reference
from gametest.registry.registry import Registry, UnknownEntryError

NAME = Identifier("a", "b")


def registry() -> Registry[int]:
    filled: Registry[int] = Registry.named("number")
    filled.register(NAME, 7)
    return filled.freeze()


@pytest.mark.parametrize(
    ("holder", "value"), [(Reference[int](NAME), 7), (Direct(8), 8)]
)
def test_both_kinds_resolve_to_a_value(holder: Holder[int], value: int) -> None:
    assert value == holder.resolve(registry())


def test_a_reference_to_nothing_is_an_error_when_resolved() -> None:
    holder: Reference[int] = Reference(Identifier("a", "c"))

    with pytest.raises(UnknownEntryError, match="a:c"):
        holder.resolve(registry())
