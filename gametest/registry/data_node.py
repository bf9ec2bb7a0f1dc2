"""Reading values that come from JSON files or from NBT in commands alike.

NBT has no booleans: there a byte stands for one, as in the game's codecs (NbtOps of
https://github.com/Mojang/DataFixerUpper). Every fault is noted; a reader goes on with a stand-in.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any, Final, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.suggest import did_you_mean
from gametest.nbt.tags import NUMBER_TYPES, Byte
from gametest.registry.bounds import Bounds
from gametest.registry.id_set import IdSet
from gametest.registry.json_words import describe, is_note
from gametest.registry.structuring import StructuringIssue, pointer_of
from gametest.registry.tag_lookup import TagLookups

T = TypeVar("T")

STAND_IN: Final = Identifier("minecraft", "missing")
"""What is read where no identifier stands; an issue was noted."""


@final
@attrs.frozen(eq=False)
class DataNode:
    """One value with its path."""

    value: Any = attrs.field(repr=False)
    path: tuple[str | int, ...]
    issues: list[StructuringIssue] = attrs.field(repr=False)

    def issue(
        self,
        code: str,
        message: str,
        *,
        at_key: bool = False,
        severity: Severity = Severity.ERROR,
    ) -> None:
        self.issues.append(
            StructuringIssue(code, message, pointer_of(self.path), at_key, severity)
        )

    def expected(self, words: str) -> None:
        found = self.value
        got = describe(found) if not isinstance(found, NUMBER_TYPES) else str(found)
        self.issue("wrong-type", f"expected {words}, got {got}")

    # -- kinds ---------------------------------------------------------------------------

    @property
    def is_text(self) -> bool:
        return isinstance(self.value, str)

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, list)

    @property
    def is_object(self) -> bool:
        return isinstance(self.value, dict)

    @property
    def is_number(self) -> bool:
        return isinstance(self.value, int | float) and type(self.value) is not bool

    def key(self) -> DataNode:
        """The key under which it stands, as a value of its own."""
        return DataNode(str(self.path[-1]), self.path, self.issues)

    # -- values; a stand-in after an issue ------------------------------------------------

    def boolean(self) -> bool:
        if type(self.value) is bool:
            return self.value
        if type(self.value) is Byte and self.value in (0, 1):
            return self.value == 1
        self.expected("true or false")
        return False

    def integer(self, minimum: int | None = None) -> int:
        """Decimals are cut, as the game's codecs do (`Codec.INT` of DataFixerUpper).

        In a file that is worth a word.
        """
        if not self._fits("a whole number"):
            return minimum or 0
        number = int(self.value)
        if type(self.value) is float and number != self.value:
            text = f"expected a whole number; the game cuts {self.value} to {number}"
            self.issue("wrong-type", text, severity=Severity.WARNING)
        if minimum is not None and number < minimum:
            text = f"expected a number of at least {minimum}, got {number}"
            self.issue("out-of-range", text)
        return number

    def number(self) -> float:
        return float(self.value) if self._fits("a number") else 0.0

    def _fits(self, what: str) -> bool:
        """A number that a double can hold; JSON writes others too."""
        if not self.is_number:
            self.expected(what)
            return False
        try:
            is_finite = isfinite(self.value)
        except OverflowError:
            is_finite = False
        if not is_finite:
            text = f"expected {what} that fits a double, got a larger one"
            self.issue("out-of-range", text)
        return is_finite

    def text(self) -> str:
        if not self.is_text:
            self.expected("a text")
            return ""
        return str(self.value)

    def word(self, *words: str) -> str:
        found = self.text()
        if self.is_text and found not in words:
            wanted = ", ".join(map(repr, words))
            hint = did_you_mean(found, words)
            self.issue("unknown-word", f"expected one of {wanted}, got {found!r}{hint}")
        return found

    def identifier(self) -> Identifier:
        if not self.is_text:
            self.expected("an identifier")
            return STAND_IN
        try:
            return Identifier.parse(self.value)
        except InvalidIdentifierError as error:
            self.issue("bad-identifier", str(error))
            return STAND_IN

    def object(self) -> DataObject:
        """Empty after an issue."""
        if not self.is_object:
            self.expected("an object")
            return DataObject(DataNode({}, self.path, []))
        return DataObject(self)

    def items(self) -> list[DataNode]:
        if not self.is_list:
            self.expected("a list")
            return []
        return [
            DataNode(value, (*self.path, index), self.issues)
            for index, value in enumerate(self.value)
        ]

    def entries(self) -> Iterator[tuple[str, DataNode]]:
        """Of an object whose keys are data."""
        if not self.is_object:
            self.expected("an object")
            return
        for key, value in self.value.items():
            yield key, DataNode(value, (*self.path, key), self.issues)

    def bounds(self) -> Bounds:
        if self.is_object:
            fields = self.object()
            low, high = fields.find("min"), fields.find("max")
            fields.finish()
            found = Bounds(
                None if low is None else low.number(),
                None if high is None else high.number(),
            )
            ends = found.minimum, found.maximum
            if ends[0] is not None and ends[1] is not None and ends[0] > ends[1]:
                self.issue("out-of-range", f"min {ends[0]:g} is above max {ends[1]:g}")
            return found
        if not self.is_number:
            self.expected("a number or an object with min and max")
            return Bounds()
        return Bounds(float(self.value), float(self.value))

    def id_set(self, registry: str, tags: TagLookups | None) -> IdSet:
        """An id, `#tag` or a list of ids."""
        if self.is_list:
            ids = frozenset(str(node.identifier()) for node in self.items())
            return IdSet(registry, ids)
        if not self.is_text:
            self.expected("an identifier, a tag or a list of identifiers")
            return IdSet(registry, frozenset())
        if self.value.startswith("#"):
            tag = DataNode(self.value[1:], self.path, self.issues).identifier()
            return IdSet(registry, frozenset(), str(tag), tags)
        return IdSet(registry, frozenset({str(self.identifier())}))


@final
@attrs.define(eq=False, repr=False)
class DataObject:
    """Remembers the fields that were asked for; `finish` warns of the others."""

    node: DataNode
    _asked: set[str] = attrs.field(factory=set, init=False)

    def find(self, key: str) -> DataNode | None:
        """A `null` counts as absent, as in the game's codecs."""
        self._asked.add(key)
        node = self.node
        value = node.value.get(key)
        if value is None:
            return None
        return DataNode(value, (*node.path, key), node.issues)

    def get(self, key: str) -> DataNode | None:
        """As `find`; an absent field is an issue."""
        found = self.find(key)
        if found is None:
            self.node.issue("missing-field", f"field {key!r} is missing")
        return found

    def ask_all(self) -> None:
        """Nothing is unknown: somebody else reads the fields and warns."""
        self._asked.update(self.node.value)

    def without(self, *keys: str) -> DataNode:
        """The same object less some fields, for formats that put one into another."""
        node = self.node
        value = {key: part for key, part in node.value.items() if key not in keys}
        return DataNode(value, node.path, node.issues)

    def finish(self) -> None:
        """Warn of fields nobody asked for, as the game ignores them."""
        known = sorted(self._asked)
        for key in self.node.value:
            if key not in self._asked and not is_note(key):
                hint = did_you_mean(key, known)
                field = DataNode(None, (*self.node.path, key), self.node.issues)
                field.issue(
                    "unknown-field",
                    f"unknown field {key!r}{hint}",
                    at_key=True,
                    severity=Severity.WARNING,
                )
