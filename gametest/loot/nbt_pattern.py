"""The `nbt` fields of predicates: a compound, or one as SNBT in a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.string_reader import TextSyntaxError
from gametest.nbt.from_json import tag_of_json

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound
    from gametest.registry.data_node import DataNode


def read_nbt_pattern(node: DataNode) -> Compound:
    if node.is_object:
        found = tag_of_json(node.value)
        return found if isinstance(found, dict) else {}
    from gametest.nbt.snbt import parse_snbt

    try:
        tag = parse_snbt(node.text())
    except TextSyntaxError as error:
        node.issue("snbt-syntax", str(error))
        return {}
    if not isinstance(tag, dict):
        node.issue("wrong-type", "expected a compound")
        return {}
    return tag
