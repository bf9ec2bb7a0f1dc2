"""The decorator of Python test bodies."""

from __future__ import annotations

from textwrap import dedent
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from gametest.core.identifier import Identifier
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.test_function import (
    ALWAYS_PASS,
    TestFunctionError,
    collect_test_functions,
    test_function,
    test_function_registry,
)
from gametest.registry.registry import DuplicateEntryError


def _tagged() -> SimpleNamespace:
    @test_function("demo:lamp", max_ticks=5)
    def lamp(helper: GameTestHelper) -> None:
        helper.succeed()

    @test_function("demo:door")
    @test_function("demo:gate")
    def door(helper: GameTestHelper) -> None:
        helper.succeed()

    return SimpleNamespace(lamp=lamp, door=door, other=len, alias=lamp)


def test_decorator_leaves_the_function_as_it_is() -> None:
    def body(_helper: GameTestHelper) -> None:
        return

    assert test_function("demo:x")(body) is body


def test_tagged_functions_are_collected_by_id_and_once() -> None:
    found = collect_test_functions(_tagged())

    assert [str(one.id) for one in found] == ["demo:door", "demo:gate", "demo:lamp"]
    assert found[2].options == {"max_ticks": 5}
    assert found[2].location is not None
    assert found[2].location.source.endswith("test_test_function.py")


def test_method_comes_bound_to_its_object() -> None:
    class Suite:
        def __init__(self) -> None:
            self.ran = False

        @test_function("demo:method")
        def method(self, _helper: GameTestHelper) -> None:
            self.ran = True

    suite = Suite()
    (found,) = collect_test_functions(suite)
    found.body(None)  # type: ignore[arg-type]

    assert suite.ran


def test_asynchronous_body_is_refused() -> None:
    async def body(_helper: GameTestHelper) -> None:
        return

    with pytest.raises(TestFunctionError, match="demo:x is asynchronous"):
        test_function("demo:x")(body)  # type: ignore[type-var]


def test_generator_is_refused() -> None:
    def body(_helper: GameTestHelper):  # type: ignore[no-untyped-def]  # noqa: ANN202
        yield

    with pytest.raises(TestFunctionError, match="generator"):
        test_function("demo:x")(body)


def test_bad_id_is_refused() -> None:
    with pytest.raises(TestFunctionError, match="Demo"):
        test_function("Demo:x")


def test_registry_has_the_games_own_function() -> None:
    registry = test_function_registry(collect_test_functions(_tagged()))

    assert ALWAYS_PASS in registry
    assert Identifier.parse("demo:gate") in registry


def test_two_functions_cannot_have_one_id() -> None:
    functions = collect_test_functions(_tagged())

    with pytest.raises(DuplicateEntryError):
        test_function_registry((*functions, *functions))


def test_a_function_gives_itself() -> None:
    lamp = _tagged().lamp

    (found,) = collect_test_functions(lamp)

    assert (str(found.id), found.body) == ("demo:lamp", lamp)


def _module(text: str) -> ModuleType:
    module = ModuleType("bodies")
    code = "from gametest import test_function\n" + dedent(text)
    exec(compile(code, "bodies.py", "exec"), vars(module))
    return module


def test_two_functions_of_one_id_in_a_module_are_named_with_their_lines() -> None:
    module = _module(
        """
        @test_function("a:x")
        def one(helper): ...
        @test_function("a:x")
        def two(helper): ...
        """
    )

    with pytest.raises(
        TestFunctionError, match=r"a:x is .*bodies\.py:3 and bodies\.py:5"
    ):
        collect_test_functions(module)


def test_a_function_whose_name_is_used_again_is_not_lost() -> None:
    module = _module(
        """
        @test_function("a:x")
        def body(helper): return 1
        @test_function("a:y")
        def body(helper): return 2
        """
    )

    found = collect_test_functions(module)

    assert ["a:x", "a:y"] == [str(one.id) for one in found]
    assert [1, 2] == [cast(Any, one.body)(None) for one in found]


def test_a_method_is_not_collected_without_its_object() -> None:
    module = _module(
        """
        class Suite:
            @test_function("a:x")
            def body(self, helper): ...
        """
    )

    assert collect_test_functions(module) == ()


def test_the_decorator_without_its_id_is_a_sentence() -> None:
    def body(_helper: GameTestHelper) -> None:
        return

    with pytest.raises(TestFunctionError, match="needs an id"):
        test_function(cast(Any, body))
