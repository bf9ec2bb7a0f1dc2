"""Python test functions that nothing runs: easily written, and easily believed to pass."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.framework.game_test_instance import (
    FunctionGameTestInstance,
    GameTestInstance,
)
from gametest.framework.test_function import TestFunction


def report_unused_functions(
    functions: Iterable[TestFunction],
    instances: Iterable[GameTestInstance],
    namespaces: Collection[str],
    collector: DiagnosticCollector,
) -> None:
    """A warning for each function that no instance names.

    A file of functions none of which has one of `namespaces`, those of the packs, belongs to
    packs that are not here, unless these have no test at all.
    """
    here = tuple(functions)
    files = {_file(one) for one in here if one.id.namespace in namespaces}
    fitting = tuple(one for one in here if _file(one) in files)
    used = {
        instance.function
        for instance in instances
        if isinstance(instance, FunctionGameTestInstance)
    }
    for function in fitting if namespaces else here:
        if function.id not in used:
            collector.warning(
                "unused-test-function",
                f"test function {str(function.id)!r} has no test instance; "
                "--make-instances gives it one",
                function.location or SourceLocation(_file(function)),
            )


def _file(function: TestFunction) -> str:
    return "Python code" if function.location is None else function.location.source
