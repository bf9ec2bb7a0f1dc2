"""Tests of several stacks at once: which must be among them, how many, and how many in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from gametest.item.item_stack import ItemStack
from gametest.item.stack_test import StackTest
from gametest.registry.bounds import Bounds

if TYPE_CHECKING:
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.registry.data_node import DataNode

CollectionTest: TypeAlias = Callable[[Sequence[ItemStack]], bool]


def read_collection(node: DataNode, reader: ItemPredicateReader) -> CollectionTest:
    fields = node.object()
    contains: list[StackTest] = []
    counts: list[tuple[StackTest, Bounds]] = []
    found = fields.find("contains")
    if found is not None:
        contains = [reader.read(entry) for entry in found.items()]
    found = fields.find("count")
    if found is not None:
        for entry in found.items():
            inner = entry.object()
            test, count = inner.get("test"), inner.get("count")
            inner.finish()
            if test is not None and count is not None:
                counts.append((reader.read(test), count.bounds()))
    found = fields.find("size")
    size = Bounds() if found is None else found.bounds()
    fields.finish()

    def holds(stacks: Sequence[ItemStack]) -> bool:
        return (
            size.contains(len(stacks))
            and all(any(map(test.test, stacks)) for test in contains)
            and all(
                bounds.contains(sum(map(test.test, stacks))) for test, bounds in counts
            )
        )

    return holds
