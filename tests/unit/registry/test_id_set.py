from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.registry.id_set import IdSet
from gametest.registry.tag_lookup import UnknownTagError, UnsupportedTagError


class Tags:
    known_tags = frozenset({"demo:known"})
    unsupported_tags = frozenset({"demo:dark"})

    def of(self, registry: str) -> Tags:
        return self

    def contains(self, tag: str, id: str) -> bool:
        if tag == "demo:dark":
            raise UnsupportedTagError(tag, "block")
        if tag != "demo:known":
            raise UnknownTagError(tag)
        return id == "minecraft:stone"


def tagged(tag: str) -> IdSet:
    return IdSet("block", frozenset(), tag, Tags())


def test_a_tag_holds_its_members() -> None:
    assert tagged("demo:known").contains("minecraft:stone")
    assert not tagged("demo:known").contains("minecraft:dirt")


def test_a_tag_that_nobody_wrote_is_empty() -> None:
    assert not tagged("demo:none").contains("minecraft:stone")


def test_a_tag_with_unknown_members_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match="block tag: #demo:dark"):
        tagged("demo:dark").contains("minecraft:stone")


def test_without_tags_every_tag_is_unsupported() -> None:
    with pytest.raises(UnsupportedError, match="item tag: #x:y"):
        IdSet("item", frozenset(), "x:y").contains("minecraft:stone")
