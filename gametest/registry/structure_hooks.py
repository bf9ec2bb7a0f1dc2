"""The cattrs side of `StrictConverter`; imported at the first structuring only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import EnumMeta
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Literal,
    Union,
    final,
    get_args,
    get_origin,
)

import attrs
from cattrs import Converter
from cattrs.errors import IterableValidationError, IterableValidationNote
from cattrs.gen import make_dict_structure_fn, override

from gametest.core.diagnostic import Severity
from gametest.core.identifier import Identifier
from gametest.core.suggest import did_you_mean
from gametest.registry.holder import Direct, Reference
from gametest.registry.issue_walk import issues_in, object_paths
from gametest.registry.json_words import is_note
from gametest.registry.ranges import InRange, ranges_of
from gametest.registry.scalar_hooks import (
    Hook,
    enum_hook,
    literal_hook,
    read_anything,
    read_bool,
    read_float,
    read_identifier,
    read_int,
    read_text,
    wrong_type,
)
from gametest.registry.structuring import FieldProblem, StructuringIssue, pointer_of

if TYPE_CHECKING:
    from gametest.registry.converter import Dispatch


@final
@attrs.frozen
class UnknownField:
    owner: int
    """`id` of the object that holds the field; its path is looked for afterwards."""
    key: str
    known: tuple[str, ...]


@final
class Engine:
    """One cattrs converter with only our strict hooks."""

    def __init__(
        self,
        dispatches: Mapping[type[Any], Dispatch],
        hooks: Mapping[type[Any], Callable[[object], Any]],
        hidden: Mapping[type[Any], frozenset[str]],
    ) -> None:
        self._dispatches = dispatches
        self._hidden = hidden
        self._unknown: list[UnknownField] = []
        self._dispatch_keys = {
            kind: dispatch.key
            for dispatch in dispatches.values()
            for kind in dispatch.table.values()
        }
        self._converter = converter = Converter(detailed_validation=True)
        scalars: dict[type[Any], Callable[[object], Any]] = {
            bool: read_bool,
            int: read_int,
            float: read_float,
            str: read_text,
            Identifier: read_identifier,
        }
        factories: list[tuple[Callable[[Any], bool], Callable[[Any], Hook]]] = [
            (attrs.has, self._object_hook),
            (lambda target: isinstance(target, EnumMeta), enum_hook),
            (lambda target: get_origin(target) is Literal, literal_hook),
            (lambda target: get_origin(target) in (list, tuple), self._list_hook),
            (lambda target: get_origin(target) is dict, self._map_hook),
            (_is_union, self._union_hook),
            (lambda target: target is object or target is Any, lambda _: read_anything),
        ]
        for applies, factory in factories:
            converter.register_structure_hook_factory(applies, factory)
        for target, read in (*scalars.items(), *hooks.items()):
            converter.register_structure_hook(target, _ignoring_type(read))
        for base in dispatches:
            converter.register_structure_hook_factory(_same(base), self._dispatch_hook)

    def structure(
        self, value: object, target: Any
    ) -> tuple[Any, tuple[StructuringIssue, ...]]:
        self._unknown.clear()
        issues: list[StructuringIssue] = []
        structured = None
        try:
            structured = self._hook(target)(value, target)
        except (FieldProblem, ExceptionGroup) as error:
            issues.extend(issues_in(error, ()))
        issues.extend(self._unknown_fields(value))
        return structured, tuple(sorted(issues, key=lambda issue: issue.pointer))

    def _hook(self, target: Any) -> Hook:
        hook: Hook = self._converter.get_structure_hook(target)
        return hook

    def _later(self, target: Any) -> Hook:
        """Looked up at the first value, so that types may contain themselves."""
        hook: Hook | None = None

        def read(value: Any, _target: Any) -> Any:
            nonlocal hook
            if hook is None:
                hook = self._hook(target)
            return hook(value, target)

        return read

    def _object_hook(self, target: type[Any]) -> Hook:
        attrs.resolve_types(target)
        hidden = self._hidden.get(target, frozenset())
        fields = [
            field
            for field in attrs.fields(target)
            if field.init and field.name not in hidden
        ]
        overrides: dict[str, Any] = {name: override(omit=True) for name in hidden}
        for field in fields:
            ranges = tuple(ranges_of(field.validator))
            if ranges:
                hook = _ranged(self._later(field.type), field, ranges)
                overrides[field.name] = override(struct_hook=hook)
        build = make_dict_structure_fn(
            target,
            self._converter,
            _cattrs_detailed_validation=True,
            _cattrs_use_linecache=False,
            **overrides,
        )
        names = tuple(field.name for field in fields)
        known = frozenset({*names, *([self._dispatch_keys.get(target)])})

        def read(value: Any, _target: Any) -> Any:
            if not isinstance(value, dict):
                raise wrong_type("an object", value)
            for key in value:
                if key not in known and not is_note(key):
                    self._unknown.append(UnknownField(id(value), key, names))
            if None in value.values():
                value = {k: v for k, v in value.items() if v is not None}
            return build(value, target)

        return read

    def _dispatch_hook(self, base: type[Any]) -> Hook:
        dispatch = self._dispatches[base]
        hooks = {kind: self._later(cls) for kind, cls in dispatch.table.items()}

        def read(value: Any, _target: Any) -> Any:
            if not isinstance(value, dict):
                raise wrong_type("an object", value)
            word = value.get(dispatch.key)
            if word is None:
                msg = f"field {dispatch.key!r} is missing"
                raise FieldProblem("missing-field", msg)
            try:
                kind = read_identifier(word)
            except FieldProblem as problem:
                raise FieldProblem(
                    problem.code, problem.message, path=(dispatch.key,)
                ) from None
            hook = hooks.get(kind)
            if hook is None:
                hint = did_you_mean(str(kind), map(str, hooks))
                msg = f"{dispatch.registry} has no entry {str(kind)!r}{hint}"
                raise FieldProblem("unknown-type", msg, path=(dispatch.key,))
            return hook(value, dispatch.table[kind])

        return read

    def _list_hook(self, target: Any) -> Hook:
        origin, arguments = get_origin(target), get_args(target)
        element = arguments[0]
        length = None
        if origin is tuple and not (len(arguments) == 2 and arguments[1] is Ellipsis):
            if len(set(arguments)) > 1:
                msg = f"{target} mixes element types, which the converter cannot read"
                raise TypeError(msg)
            length = len(arguments)
        hook = self._later(element)

        def read(value: Any, _target: Any) -> Any:
            if not isinstance(value, list):
                raise wrong_type("a list", value)
            if length is not None and len(value) != length:
                msg = f"expected a list of {length}, got one of {len(value)}"
                raise FieldProblem("out-of-range", msg)
            faults: list[Exception] = []
            items = _each(enumerate(value), hook, element, faults)
            _raise_all(faults, target)
            return origin(items.values())

        return read

    def _map_hook(self, target: Any) -> Hook:
        key_type, element = get_args(target)
        read_key, hook = self._later(key_type), self._later(element)

        def read(value: Any, _target: Any) -> Any:
            if not isinstance(value, dict):
                raise wrong_type("an object", value)
            faults: list[Exception] = []
            keys = _each(
                ((key, key) for key in value), _at_key(read_key), key_type, faults
            )
            items = _each(value.items(), hook, element, faults)
            _raise_all(faults, target)
            return {keys[key]: item for key, item in items.items()}

        return read

    def _union_hook(self, target: Any) -> Hook:
        """Chooses the member by the JSON kind of the value; the first that takes it."""
        members = get_args(target)
        if {get_origin(member) for member in members} == {Reference, Direct}:
            return self._holder_hook(get_args(members[0])[0])
        kinds = [(kind, member) for member in members for kind in _kinds(member)]
        hooks = {member: self._later(member) for member in members}
        words = " or ".join(dict.fromkeys(_KIND_WORDS[kind] for kind, _ in kinds))

        def read(value: Any, _target: Any) -> Any:
            for kind, member in kinds:
                if type(value) is kind or kind is object:
                    return None if member is NoneType else hooks[member](value, member)
            raise wrong_type(words, value)

        return read

    def _holder_hook(self, element: Any) -> Hook:
        hook = self._later(element)

        def read(value: Any, _target: Any) -> Any:
            if isinstance(value, str):
                return Reference(read_identifier(value))
            if isinstance(value, dict):
                return Direct(hook(value, element))
            raise wrong_type("an identifier or an object", value)

        return read

    def _unknown_fields(self, root: object) -> Iterator[StructuringIssue]:
        if not self._unknown:
            return
        paths = dict(object_paths(root, ()))
        for field in dict.fromkeys(self._unknown):
            hint = did_you_mean(field.key, field.known)
            yield StructuringIssue(
                "unknown-field",
                f"unknown field {field.key!r}{hint}",
                pointer_of((*paths[field.owner], field.key)),
                at_key=True,
                severity=Severity.WARNING,
            )


def _each(
    pairs: Iterable[tuple[Any, Any]],
    hook: Hook,
    element: Any,
    faults: list[Exception],
) -> dict[Any, Any]:
    """Structure every item; what goes wrong is noted with its step and put aside."""
    good: dict[Any, Any] = {}
    for index, item in pairs:
        try:
            good[index] = hook(item, element)
        except (FieldProblem, ExceptionGroup) as error:
            error.add_note(IterableValidationNote(f"at {index}", index, element))
            faults.append(error)
    return good


def _raise_all(faults: list[Exception], owner: Any) -> None:
    if faults:
        msg = "while structuring the items"
        raise IterableValidationError(msg, faults, owner)


def _at_key(hook: Hook) -> Hook:
    def read(value: Any, target: Any) -> Any:
        try:
            return hook(value, target)
        except FieldProblem as problem:
            raise FieldProblem(problem.code, problem.message, at_key=True) from None

    return read


def _ranged(
    hook: Hook, field: attrs.Attribute[Any], ranges: tuple[InRange, ...]
) -> Hook:
    takes_int = field.type is int or int in get_args(field.type)

    def read(value: Any, target: Any) -> Any:
        as_int = takes_int and type(value) is int
        # The plain hook would refuse what is beyond 32 bits with a worse message.
        number = value if as_int else hook(value, target)
        for number_range in ranges:
            limited = number_range.limited_to_int() if as_int else number_range
            problem = limited.problem(number)
            if problem is not None:
                raise FieldProblem("out-of-range", f"{field.name}: {problem}")
        return number

    return read


def _is_union(target: Any) -> bool:
    return get_origin(target) in (Union, UnionType)


def _same(wanted: Any) -> Callable[[Any], bool]:
    return lambda target: target is wanted


def _ignoring_type(read: Callable[[object], Any]) -> Hook:
    return lambda value, _target: read(value)


_KIND_WORDS: Final[dict[type[Any], str]] = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    list: "a list",
    dict: "an object",
    NoneType: "null",
    object: "anything",
}


def _kinds(member: Any) -> tuple[type[Any], ...]:
    """The JSON kinds that a member of a union may read."""
    origin = get_origin(member) or member
    if origin in (tuple, list):
        return (list,)
    if origin is float:
        return (float, int)
    if origin in _KIND_WORDS:
        return (origin,)
    if origin is Identifier or origin is Literal or isinstance(origin, EnumMeta):
        return (str,)
    if origin is Reference:
        return (str,)
    if origin is Any:
        return (object,)
    return (dict,)
