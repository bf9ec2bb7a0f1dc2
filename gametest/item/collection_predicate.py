"""Tests of several things at once: which must be among them, how many, and how many in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from gametest.item.item_stack import ItemStack
from gametest.registry.bounds import Bounds

if TYPE_CHECKING:
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.registry.data_node import DataNode

T = TypeVar("T")
CollectionTest: TypeAlias = Callable[[Sequence[ItemStack]], bool]


def read_collection(node: DataNode, reader: ItemPredicateReader) -> CollectionTest:
    """Of stacks."""
    return read_collection_of(node, lambda entry: reader.read(entry).test)


def read_collection_of(
    node: DataNode, read: Callable[[DataNode], Callable[[T], bool]]
) -> Callable[[Sequence[T]], bool]:
    fields = node.object()
    contains: list[Callable[[T], bool]] = []
    counts: list[tuple[Callable[[T], bool], Bounds]] = []
    found = fields.find("contains")
    if found is not None:
        contains = [read(entry) for entry in found.items()]
    found = fields.find("count")
    if found is not None:
        for entry in found.items():
            inner = entry.object()
            test, count = inner.get("test"), inner.get("count")
            inner.finish()
            if test is not None and count is not None:
                counts.append((read(test), count.bounds()))
    found = fields.find("size")
    size = Bounds() if found is None else found.bounds()
    fields.finish()

    def holds(values: Sequence[T]) -> bool:
        return (
            size.contains(len(values))
            and all(any(map(test, values)) for test in contains)
            and all(bounds.contains(sum(map(test, values))) for test, bounds in counts)
        )

    return holds
