"""Values of the engine as JSON and back, exactly: what comes back is equal, type by type.

What has no form of its own here is refused by name, so nothing is ever left out in silence. The
forms are listed in docs/reference/saved-world.md.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.level.entities.entity import Entity
from gametest.level.level import Level
from gametest.level.section import Section
from gametest.nbt import tags
from gametest.saved_world.errors import SavedWorldError

if TYPE_CHECKING:
    from gametest.server.server import Server

Json = Any
"""What the module `json` writes and reads."""

MAX_DEPTH: Final = 200
_PACKAGE: Final = "gametest."
_ROOMS: Final = (
    "core",
    "nbt",
    "text",
    "block",
    "item",
    "level",
    "interaction",
    "entity",
    "behaviour",
    "server",
)
"""Where the classes of saved values may live; a file can name no others."""
_NUMBERS: Final = {
    tags.Byte: "byte",
    tags.Short: "short",
    tags.Int: "int",
    tags.Long: "long",
    tags.Float: "float",
    tags.Double: "double",
}
_ARRAYS: Final = {
    tags.ByteArray: "bytes",
    tags.IntArray: "ints",
    tags.LongArray: "longs",
}
_NUMBER_TYPES: Final = {word: kind for kind, word in _NUMBERS.items()}
_ARRAY_TYPES: Final = {word: kind for kind, word in _ARRAYS.items()}


@final
@attrs.define(eq=False, repr=False)
class ValueCodec:
    """Of one server: entities, levels and sections are named, not copied."""

    server: Server
    _depth: int = attrs.field(default=0, init=False)

    # -- writing -------------------------------------------------------------------------

    def encode(self, value: object, what: str) -> Json:
        """`what` names the value where it has no form; raises `UnsupportedError`."""
        if value is None or value is True or value is False:
            return value
        kind = type(value)
        if kind is str or kind is int:
            return value
        if kind is float:
            return value if isfinite(value) else {"number": repr(value)}  # type: ignore[arg-type]
        if self._depth >= MAX_DEPTH:
            raise UnsupportedError(f"saving {what}: it is nested too deep")
        self._depth += 1
        try:
            return self._encode(value, kind, what)
        finally:
            self._depth -= 1

    def _encode(self, value: Any, kind: type, what: str) -> Json:
        if kind in _NUMBERS:
            plain = int(value) if issubclass(kind, int) else float(value)
            return {_NUMBERS[kind]: self.encode(plain, what)}
        if kind in _ARRAYS:
            return {_ARRAYS[kind]: list(value)}
        if kind is list:
            return [self.encode(one, what) for one in value]
        if kind is tuple:
            return {"tuple": [self.encode(one, what) for one in value]}
        if isinstance(value, dict):
            return {
                "map": [
                    [self.encode(key, what), self.encode(one, what)]
                    for key, one in value.items()
                ]
            }
        if kind is set or kind is frozenset:
            word = "set" if kind is set else "frozenset"
            return {word: [self.encode(one, what) for one in sorted(value)]}
        if isinstance(value, BlockState):
            return {"state": str(value)}
        if isinstance(value, Block):
            return {"block": value.name}
        if isinstance(value, Identifier):
            return {"id": str(value)}
        if isinstance(value, Level):
            return {"level": str(value.dimension)}
        if isinstance(value, Entity):
            return self._encode_entity(value, what)
        if isinstance(value, Section):
            return self._encode_section(value, what)
        if isinstance(value, Enum):
            return {"word": [class_name(kind, what), value.name]}
        if isinstance(value, tuple):
            values = [self.encode(one, what) for one in value]
            return {"named": [class_name(kind, what), values]}
        if attrs.has(kind):
            return {
                "object": class_name(kind, what),
                "fields": self.encode_fields(value, what),
            }
        raise UnsupportedError(f"saving {what}: a {kind.__qualname__}")

    def encode_fields(
        self,
        value: Any,
        what: str,
        *,
        without: frozenset[str] = frozenset(),
        like: object = None,
    ) -> Json:
        """Of an attrs object; `like` is a new one, whose very own parts need not be kept."""
        found = {}
        for field in attrs.fields(type(value)):
            name = field.name
            if name in without:
                continue
            one = getattr(value, name)
            if like is not None and _is_the_same(one, getattr(like, name, None)):
                continue
            found[name] = self.encode(one, f"{what}, {name.lstrip('_')}")
        return found

    def _encode_entity(self, entity: Entity, what: str) -> Json:
        if entity.level is None or entity.is_removed:
            raise UnsupportedError(f"saving {what}: an entity that is in no level")
        return {"entity": f"{entity.uuid:032x}"}

    def _encode_section(self, section: Section, what: str) -> Json:
        for level in self.server.levels():
            if level.sections.get(section.pos) is section:
                return {"section": [str(level.dimension), *section.pos]}
        raise UnsupportedError(f"saving {what}: a section that is in no level")

    # -- reading -------------------------------------------------------------------------

    def decode(self, value: Json) -> Any:
        """Raises `SavedWorldError`, or any of the errors of a damaged file."""
        if isinstance(value, list):
            return [self.decode(one) for one in value]
        if not isinstance(value, dict):
            return value
        if "object" in value:
            return self._decode_object(value["object"], value["fields"])
        ((word, inner),) = value.items()
        if word in _NUMBER_TYPES:
            return _NUMBER_TYPES[word](self.decode(inner))
        if word in _ARRAY_TYPES:
            return _ARRAY_TYPES[word](inner)
        read = _READERS.get(word)
        if read is None:
            raise SavedWorldError(f"the saved world holds an unknown form {word!r}")
        return read(self, inner)

    def decode_fields(self, target: Any, fields: Json) -> None:
        """Set what was saved; the other fields keep what they have."""
        names = {field.name for field in attrs.fields(type(target))}
        for name, value in fields.items():
            if name not in names:
                raise SavedWorldError(
                    f"the saved world has a field {name!r} that "
                    f"{type(target).__qualname__} does not have"
                )
            object.__setattr__(target, name, self.decode(value))

    def _decode_object(self, name: str, fields: Json) -> Any:
        kind = class_named(name)
        if not attrs.has(kind):
            raise SavedWorldError(
                f"the saved world names {name!r}, which has no fields"
            )
        made = object.__new__(kind)
        self.decode_fields(made, fields)
        return made

    def _state(self, text: Json) -> BlockState:
        return self.server.blocks.parse_state(text)

    def _level(self, name: Json) -> Level:
        return self.server.level(Identifier.parse(name))

    def _entity(self, text: Json) -> Entity:
        found = self.server.find_entity(int(text, 16))
        if found is None:
            raise SavedWorldError(f"the saved world names an entity {text} it lacks")
        return found

    def _section(self, value: Json) -> Section:
        name, x, y, z = value
        return self._level(name).section(x, y, z)

    def _word(self, value: Json) -> object:
        name, word = value
        kind = class_named(name)
        if not issubclass(kind, Enum):
            raise SavedWorldError(f"the saved world names {name!r}, which has no words")
        return kind[word]

    def _named(self, value: Json) -> object:
        name, values = value
        kind = class_named(name)
        if not issubclass(kind, tuple):
            raise SavedWorldError(f"the saved world names {name!r}, which is no tuple")
        return kind(*map(self.decode, values))


def class_name(kind: type, what: str) -> str:
    """`level.world.weather:Weather`; raises `UnsupportedError` for a class from elsewhere."""
    module = kind.__module__.removeprefix(_PACKAGE)
    if not kind.__module__.startswith(_PACKAGE) or module.split(".")[0] not in _ROOMS:
        raise UnsupportedError(f"saving {what}: a {kind.__qualname__}")
    return f"{module}:{kind.__qualname__}"


def class_named(name: str) -> type[Any]:
    """Only of the rooms that hold values; importing them does nothing."""
    module, _, found = name.partition(":")
    if module.split(".")[0] in _ROOMS and found.isidentifier():
        try:
            kind = getattr(import_module(_PACKAGE + module), found)
        except (ImportError, AttributeError):
            kind = None
        if isinstance(kind, type):
            return kind
    raise SavedWorldError(f"the saved world names {name!r}, which this version lacks")


def _is_the_same(one: object, other: object) -> bool:
    """A part that belongs to the kind: code, or an object that all of the kind share."""
    if isinstance(one, (int, float, str, type(None), Enum)):
        return False
    return one is other or (callable(one) and one == other)


_READERS: Final[dict[str, Callable[[ValueCodec, Json], Any]]] = {
    "number": lambda _codec, text: float(text),
    "tuple": lambda codec, inner: tuple(map(codec.decode, inner)),
    "map": lambda codec, inner: {
        codec.decode(key): codec.decode(value) for key, value in inner
    },
    "set": lambda codec, inner: set(map(codec.decode, inner)),
    "frozenset": lambda codec, inner: frozenset(map(codec.decode, inner)),
    "state": ValueCodec._state,
    "block": lambda codec, name: codec.server.blocks.block(name),
    "id": lambda _codec, text: Identifier.parse(text),
    "level": ValueCodec._level,
    "entity": ValueCodec._entity,
    "section": ValueCodec._section,
    "word": ValueCodec._word,
    "named": ValueCodec._named,
}
