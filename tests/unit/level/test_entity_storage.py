from __future__ import annotations

from collections.abc import Callable

from gametest.core.position import Vec3
from gametest.level.entities.entity import Entity
from gametest.level.level import Level

MakeLevel = Callable[..., Level]
AT = Vec3(8.5, 70.0, 8.5)


def _marker(level: Level, *tags: str) -> Entity:
    marker = Entity("minecraft:marker", level.new_uuid(), AT)
    for tag in tags:
        marker.add_tag(tag)
    level.add_entity(marker)
    return marker


def test_entities_count_from_1(make_level: MakeLevel) -> None:
    level = make_level()

    assert [1, 2] == [_marker(level).id, _marker(level).id]


def test_tags_are_found_in_the_order_of_adding(make_level: MakeLevel) -> None:
    level = make_level()
    one, other, third = _marker(level), _marker(level, "a"), _marker(level)
    one.add_tag("a")
    third.add_tag("b")

    assert [one, other] == level.entities_with_tag("a")
    assert [third] == level.entities_with_tag("b")
    assert [] == level.entities_with_tag("c")


def test_tag_given_to_older_entities_later_keeps_the_order_of_adding(
    make_level: MakeLevel,
) -> None:
    level = make_level()
    one, two, three, four = (_marker(level) for _ in range(4))
    for marker in (three, one, four):
        marker.add_tag("a")

    assert [one, three, four] == level.entities_with_tag("a")

    two.add_tag("a")
    three.remove_tag("a")

    assert [one, two, four] == level.entities_with_tag("a")


def test_removed_tags_and_entities_are_not_found(make_level: MakeLevel) -> None:
    level = make_level()
    one, other = _marker(level, "a"), _marker(level, "a")
    one.remove_tag("a")
    level.remove_entity(other)

    assert [] == level.entities_with_tag("a")
    assert [one] == level.entities_of_type("minecraft:marker")
    assert level.find_entity(other.uuid) is None
    assert other.is_removed


def test_tags_changed_by_data_are_found(make_level: MakeLevel) -> None:
    level = make_level()
    marker = _marker(level, "a")

    marker.merge({"Tags": ["b"]})

    assert [] == level.entities_with_tag("a")
    assert [marker] == level.entities_with_tag("b")


def test_a_uuid_is_in_the_level_once(make_level: MakeLevel) -> None:
    level = make_level()
    marker = _marker(level)

    assert not level.add_entity(Entity("minecraft:pig", marker.uuid, AT))
    assert [marker] == list(level.entities.values())


def test_uuids_do_not_change_what_blocks_draw(make_level: MakeLevel) -> None:
    level, twin = make_level(), make_level()
    level.new_uuid()

    assert twin.random.next_long() == level.random.next_long()
    assert twin.new_uuid() != level.new_uuid()
