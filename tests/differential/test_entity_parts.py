"""What a path reads of an entity by the short way is what it finds in all its data."""

from __future__ import annotations

import pytest

from gametest.command.data_access.entity_data import OpenEntity
from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.nbt.path import NbtPath
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.tags import nbt_equal

DATA = (
    '{Tags:[a,b],Rotation:[90f,10f],Motion:[0.5d,0d,0d],CustomName:"x",data:{x:1,l:[1]},'
    "OnGround:1b}"
)


@pytest.mark.parametrize(
    "text",
    [
        *("Pos", "Pos[1]", "Rotation[0]", "Motion[0]", "Tags[]", "UUID", "UUID[0]"),
        *("data", "data.x", "data{x:1}.l[0]", "data{x:2}", "data.missing"),
        *("CustomName", "OnGround", "Fire", "Missing", "{}", "{OnGround:1b}.data.x"),
    ],
)
def test_part_is_as_good_as_the_whole(text: str) -> None:
    data = parse_snbt(DATA)
    assert isinstance(data, dict)
    entity = Entity.from_nbt({**data, "id": "minecraft:marker"}, 7, Vec3(1.0, 2.0, 3.0))
    opened, path = OpenEntity(entity), NbtPath.parse(text)

    assert nbt_equal(path.get(opened.get()), path.get(opened.get_part(path)))
