"""Python test bodies: a decorator that only tags, and the registry `test_function`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar, Unpack, final

import attrs

from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.source_location import SourceLocation
from gametest.framework.failure.failures import as_typed
from gametest.registry.holder import Reference
from gametest.registry.registry import Registry

if TYPE_CHECKING:
    from gametest.framework.game_test_helper import GameTestHelper
    from gametest.framework.game_test_instance import LoadedTest

ALWAYS_PASS: Final = Identifier("minecraft", "always_pass")
DEFAULT_MAX_TICKS: Final = 100

_TAG: Final = "__gametest_function__"
_NOTES: Final = "__gametest_functions__"
"""A list among a module's globals: what was decorated in it, in order.

A later function of the same name takes the earlier one's place in the module, not in this list.
"""
_ASYNC_FLAGS: Final = 0x80 | 0x100 | 0x200
"""Coroutine, iterable coroutine, asynchronous generator: `inspect.CO_*`."""
_GENERATOR_FLAG: Final = 0x20

Body = Callable[["GameTestHelper"], None]
AnyBody = TypeVar("AnyBody", bound=Callable[..., None])


class TestFunctionError(TypeError):
    """What is decorated cannot be the body of a test."""

    __test__ = False


class InstanceOptions(TypedDict, total=False):
    """Fields of the test instance that a function without a JSON file gets."""

    environment: str
    dimension: str
    structure: str
    max_ticks: int
    setup_ticks: int
    required: bool
    rotation: Rotation
    manual_only: bool
    max_attempts: int
    required_successes: int
    sky_access: bool
    padding: int


@final
@attrs.frozen(kw_only=True)
class TestFunction:
    __test__ = False

    id: Identifier
    body: Body
    location: SourceLocation | None = None
    options: Mapping[str, Any] = attrs.field(factory=dict)
    """Of the instance, where no JSON file declares one."""


def test_function(
    name: str, **options: Unpack[InstanceOptions]
) -> Callable[[AnyBody], AnyBody]:
    """Tag `def body(helper) -> None` as the test function `name`; the function stays as it is.

    The options serve a file of bodies without JSON; `function` tests of packs ignore them.
    """
    given: object = name
    if not isinstance(given, str):
        msg = f"a test function needs an id: @test_function('demo:lamp'), got {name!r}"
        raise TestFunctionError(msg)
    try:
        id = Identifier.parse(name)
    except InvalidIdentifierError as error:
        raise TestFunctionError(str(error)) from None

    def tag(body: AnyBody) -> AnyBody:
        code = getattr(body, "__code__", None)
        flags = code.co_flags if isinstance(code, CodeType) else 0
        if flags & (_ASYNC_FLAGS | _GENERATOR_FLAG):
            kind = "asynchronous" if flags & _ASYNC_FLAGS else "a generator"
            msg = f"test function {id} is {kind}; a body runs in one tick and plans the rest"
            raise TestFunctionError(msg)
        location = None
        if isinstance(code, CodeType):
            location = SourceLocation(as_typed(code.co_filename), code.co_firstlineno)
        found = TestFunction(id=id, body=body, location=location, options=dict(options))
        tagged = [*getattr(body, _TAG, ()), found]
        try:
            setattr(body, _TAG, tagged)
        except AttributeError:
            msg = f"test function {id} must be a function, got {body!r}"
            raise TestFunctionError(msg) from None
        if not _is_method(body):
            sys._getframe(1).f_globals.setdefault(_NOTES, []).append(found)
        return body

    return tag


def _is_method(body: object) -> bool:
    """It stands in a class, so it is only whole together with an instance."""
    owner = getattr(body, "__qualname__", "").rpartition(".")[0]
    return bool(owner) and not owner.endswith("<locals>")


# Test runners collect what is called test_*; this is no test.
test_function.__test__ = False  # type: ignore[attr-defined]


def collect_test_functions(holder: object) -> tuple[TestFunction, ...]:
    """A tagged function itself, or those of a module, class or instance, by id.

    Methods of an instance come bound to it. Raises `TestFunctionError` for two functions of one
    id.
    """
    found: dict[Identifier, tuple[TestFunction, Callable[..., None]]] = {}
    for function, body in _tagged(holder):
        known, _ = found.setdefault(function.id, (function, body))
        if known is not function:
            msg = (
                f"test function {function.id} is defined twice: {known.location} and "
                f"{function.location}"
            )
            raise TestFunctionError(msg)
    return tuple(
        attrs.evolve(function, body=body)
        for function, body in (found[id] for id in sorted(found))
    )


def _tagged(holder: object) -> Iterator[tuple[TestFunction, Callable[..., None]]]:
    """What a test function was tagged with, and what is to be called now."""
    if callable(holder):
        for function in getattr(holder, _TAG, ()):
            yield function, holder
    for name in dir(holder):
        value = getattr(holder, name, None)
        for function in getattr(value, _TAG, ()) if callable(value) else ():
            assert callable(value)
            yield function, value
    if isinstance(holder, ModuleType):
        for function in vars(holder).get(_NOTES, ()):
            yield function, function.body


def test_function_registry(functions: Iterable[TestFunction]) -> Registry[TestFunction]:
    """The registry, frozen, with the game's own `minecraft:always_pass`.

    Raises `DuplicateEntryError` if two functions have one id.
    """
    registry: Registry[TestFunction] = Registry.named("test_function")
    registry.register(
        ALWAYS_PASS, TestFunction(id=ALWAYS_PASS, body=lambda helper: helper.succeed())
    )
    for function in functions:
        registry.register(function.id, function)
    return registry.freeze()


test_function_registry.__test__ = False  # type: ignore[attr-defined]


def instances_from_functions(
    functions: Iterable[TestFunction], declared: Iterable[LoadedTest]
) -> tuple[LoadedTest, ...]:
    """A test of its own id for each function that no declared test runs.

    Where the decorator says nothing: environment `minecraft:default`, structure
    `minecraft:empty`, 100 ticks.
    """
    from gametest.framework.game_test_instance import (
        FunctionGameTestInstance,
        LoadedTest,
    )

    used = {
        test.instance.function
        for test in declared
        if isinstance(test.instance, FunctionGameTestInstance)
    }
    made = []
    for function in functions:
        if function.id in used:
            continue
        options = dict(function.options)
        for name in ("dimension", "structure"):
            if name in options:
                options[name] = Identifier.parse(options[name])
        environment = Identifier.parse(options.pop("environment", "minecraft:default"))
        options.setdefault("structure", Identifier("minecraft", "empty"))
        options.setdefault("max_ticks", DEFAULT_MAX_TICKS)
        instance = FunctionGameTestInstance(
            function=function.id, environment=Reference(environment), **options
        )
        made.append(
            LoadedTest(id=function.id, instance=instance, location=function.location)
        )
    return tuple(made)
