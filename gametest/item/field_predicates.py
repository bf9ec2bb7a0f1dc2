"""Predicates of components with fields: modifiers, fireworks, books, trims, songs.

https://minecraft.wiki/w/Data_component_predicate. Each reader gives a test of the component's value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from gametest.item.collection_predicate import read_collection_of
from gametest.item.component_values import plain_form, text_form
from gametest.item.item_stack import full_id
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.tags import Tag, nbt_equal
from gametest.registry.bounds import Bounds

if TYPE_CHECKING:
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.registry.data_node import DataNode, DataObject

ValueTest: TypeAlias = Callable[[Any], bool]
FieldReader: TypeAlias = Callable[["DataNode", "ItemPredicateReader"], ValueTest]

_OPERATIONS: Final = ("add_value", "add_multiplied_base", "add_multiplied_total")
_SHAPES: Final = ("small_ball", "large_ball", "star", "creeper", "burst")


def _both(tests: list[ValueTest]) -> ValueTest:
    return lambda value: all(test(value) for test in tests)


def _ids(
    fields: DataObject, key: str, registry: str, reader: ItemPredicateReader, of: str
) -> list[ValueTest]:
    node = fields.find(key)
    if node is None:
        return []
    wanted = reader.id_set(node, registry)
    return [lambda value: _holds_id(wanted.contains, _part(value, of))]


def _holds_id(contains: Callable[[str], bool], value: object) -> bool:
    return isinstance(value, str) and contains(full_id(value))


def _part(value: object, key: str) -> Any:
    return value.get(key) if isinstance(value, dict) else None


def _equals(fields: DataObject, key: str, words: tuple[str, ...]) -> list[ValueTest]:
    node = fields.find(key)
    if node is None:
        return []
    wanted = node.word(*words) if words else node.text()
    return [lambda value: _part(value, key) == wanted]


def _flags(fields: DataObject, key: str) -> list[ValueTest]:
    node = fields.find(key)
    if node is None:
        return []
    wanted = node.boolean()
    return [lambda value: bool(_part(value, key)) is wanted]


def _between(fields: DataObject, key: str, default: float = 0) -> list[ValueTest]:
    node = fields.find(key)
    if node is None:
        return []
    wanted: Bounds = node.bounds()

    def holds(value: object) -> bool:
        found = _part(value, key)
        number = found if isinstance(found, int | float) else default
        return wanted.contains(number)

    return [holds]


def _collection(
    fields: DataObject, key: str, read: Callable[[DataNode], ValueTest]
) -> list[ValueTest]:
    node = fields.find(key)
    if node is None:
        return []
    test = read_collection_of(node, read)
    return [lambda value: test(_listed(_part(value, key)))]


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _modifiers(node: DataNode, reader: ItemPredicateReader) -> ValueTest:
    def read(entry: DataNode) -> ValueTest:
        inner = entry.object()
        tests = _ids(inner, "attribute", "attribute", reader, "type")
        id = inner.find("id")
        if id is not None:
            wanted = str(id.identifier())
            tests.append(lambda value: full_id(str(_part(value, "id"))) == wanted)
        tests += _between(inner, "amount")
        tests += _equals(inner, "operation", _OPERATIONS)
        slot = inner.find("slot")
        if slot is not None:
            word = slot.text()
            tests.append(lambda value: (_part(value, "slot") or "any") == word)
        inner.finish()
        return _both(tests)

    fields = node.object()
    found = fields.find("modifiers")
    fields.finish()
    if found is None:
        return lambda _value: True
    return read_collection_of(found, read)


def _explosion(node: DataNode, _reader: ItemPredicateReader) -> ValueTest:
    fields = node.object()
    tests = _equals(fields, "shape", _SHAPES)
    tests += _flags(fields, "has_twinkle") + _flags(fields, "has_trail")
    fields.finish()
    return _both(tests)


def _fireworks(node: DataNode, reader: ItemPredicateReader) -> ValueTest:
    fields = node.object()
    tests = _collection(fields, "explosions", lambda entry: _explosion(entry, reader))
    tests += _between(fields, "flight_duration")
    fields.finish()
    return _both(tests)


def _song(node: DataNode, reader: ItemPredicateReader) -> ValueTest:
    fields = node.object()
    song = fields.find("song")
    fields.finish()
    if song is None:
        return lambda _value: True
    wanted = reader.id_set(song, "jukebox_song")
    return lambda value: _holds_id(wanted.contains, value)


def _trim(node: DataNode, reader: ItemPredicateReader) -> ValueTest:
    fields = node.object()
    tests = _ids(fields, "material", "trim_material", reader, "material")
    tests += _ids(fields, "pattern", "trim_pattern", reader, "pattern")
    fields.finish()
    return _both(tests)


def _variant(node: DataNode, reader: ItemPredicateReader) -> ValueTest:
    wanted = reader.id_set(node, "villager_type")
    return lambda value: _holds_id(wanted.contains, value)


def _raw(page: object) -> object:
    """A page is its raw text, alone or beside a filtered one."""
    return page.get("raw") if isinstance(page, dict) and "raw" in page else page


def _writable(node: DataNode, _reader: ItemPredicateReader) -> ValueTest:
    def read(entry: DataNode) -> ValueTest:
        wanted = entry.text()
        return lambda page: _raw(page) == wanted

    fields = node.object()
    tests = _collection(fields, "pages", read)
    fields.finish()
    return _both(tests)


def _written(node: DataNode, _reader: ItemPredicateReader) -> ValueTest:
    def read(entry: DataNode) -> ValueTest:
        wanted = _text(tag_of_json(entry.value))
        return lambda page: nbt_equal(wanted, _text(_raw(page)))

    fields = node.object()
    tests = _collection(fields, "pages", read)
    tests += _equals(fields, "author", ())
    title = fields.find("title")
    if title is not None:
        word = title.text()
        tests.append(lambda value: _raw(_part(value, "title")) == word)
    tests += _between(fields, "generation") + _flags(fields, "resolved")
    fields.finish()
    return _both(tests)


def _text(value: Any) -> Tag:
    return plain_form(text_form(value))


FIELD_PREDICATES: Final[dict[str, FieldReader]] = {
    "attribute_modifiers": _modifiers,
    "firework_explosion": _explosion,
    "fireworks": _fireworks,
    "jukebox_playable": _song,
    "trim": _trim,
    "villager/variant": _variant,
    "writable_book_content": _writable,
    "written_book_content": _written,
}
"""By component, without namespace."""
