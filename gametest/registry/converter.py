"""JSON values to attrs classes, strictly: nothing is coerced, every fault is told at once.

The work is cattrs' own; it is imported at the first structuring because its import costs
more than a whole small run may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.identifier import Identifier
from gametest.registry.structuring import Structured

if TYPE_CHECKING:
    from gametest.registry.structure_hooks import Engine

T = TypeVar("T")


@final
@attrs.frozen
class Dispatch:
    """The kinds of a class of files: the `"type"` of each with the class that reads it."""

    table: Mapping[Identifier, type[Any]]
    registry: str
    """Names the kinds in messages: `test_instance_type`."""
    key: str = "type"


@final
@attrs.define(eq=False, repr=False)
class StrictConverter:
    """Set up first (dispatch tables, hooks, hidden fields), then structures many values."""

    _dispatches: dict[type[Any], Dispatch] = attrs.field(factory=dict, init=False)
    _hooks: dict[type[Any], Callable[[object], Any]] = attrs.field(
        factory=dict, init=False
    )
    _hidden: dict[type[Any], frozenset[str]] = attrs.field(factory=dict, init=False)
    _engine: Engine | None = attrs.field(default=None, init=False)

    def register_dispatch(
        self,
        base: type[Any],
        table: Mapping[Identifier, type[Any]],
        *,
        registry: str,
        key: str = "type",
    ) -> None:
        """Wherever `base` is wanted, the object's `key` chooses the class from `table`.

        The namespace of the kind may be left out, as in the game.
        """
        self._unused()
        self._dispatches[base] = Dispatch(table, registry, key)

    def register_hook(self, target: type[T], read: Callable[[object], T]) -> None:
        """`read` takes the JSON value and may raise `FieldProblem`."""
        self._unused()
        self._hooks[target] = read

    def hide_fields(self, target: type[Any], names: Iterable[str]) -> None:
        """The target version lacks these fields: they count as unknown, defaults stay."""
        self._unused()
        self._hidden[target] = self._hidden.get(target, frozenset()) | frozenset(names)

    def structure(self, value: object, target: type[T]) -> Structured[T]:
        """Never raises for bad data; unknown fields are warnings, as the game ignores them.

        `target` may be any type a field may have: attrs classes, `Identifier`, enums,
        `Holder[X]`, `list`, `tuple[X, ...]`, `dict`, unions, `object` for raw JSON.
        A `null` in a field counts as an absent field, as in the game's codecs
        (https://github.com/Mojang/DataFixerUpper, JsonOps).
        """
        if self._engine is None:
            from gametest.registry.structure_hooks import Engine

            self._engine = Engine(self._dispatches, self._hooks, self._hidden)
        structured, issues = self._engine.structure(value, target)
        failed = any(issue.severity is Severity.ERROR for issue in issues)
        return Structured(None if failed else structured, issues)

    def _unused(self) -> None:
        if self._engine is not None:
            msg = "the converter has structured already, so it cannot be set up further"
            raise RuntimeError(msg)
