"""Finding Python test functions: named modules and files, and entry points of packages.

Only the person who runs names code; nothing in a pack can.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final

from gametest.core.errors import UsageError
from gametest.framework.test_function import (
    TestFunction,
    TestFunctionError,
    collect_test_functions,
)

ENTRY_POINT_GROUP: Final = "gametest.test_function"


def load_test_functions(
    names: Iterable[str], directory: Path
) -> tuple[TestFunction, ...]:
    """Functions of `module`, `module:attribute` or `path.py[:attribute]`, each id once.

    Relative paths and top-level modules are also sought in `directory`. Raises `UsageError` for
    what cannot be imported and for an id that two functions claim.
    """
    found: dict[str, TestFunction] = {}
    for holder in (*_entry_points(), *(_named(name, directory) for name in names)):
        for function in collect_test_functions(holder):
            known = found.setdefault(str(function.id), function)
            if known.location != function.location:
                raise UsageError(
                    f"test function {function.id} is defined twice: "
                    f"{known.location} and {function.location}"
                )
    return tuple(found[id] for id in sorted(found))


def _entry_points() -> tuple[object, ...]:
    # Reading the metadata of all packages costs 30 ms; the light look at the folder names of
    # site-packages tells whether any of them declares our group.
    if not _any_package_mentions_group():
        return ()
    from importlib.metadata import entry_points

    return tuple(point.load() for point in entry_points(group=ENTRY_POINT_GROUP))


def _any_package_mentions_group() -> bool:
    group = f"[{ENTRY_POINT_GROUP}]".encode()
    for folder in dict.fromkeys(sys.path):
        base = Path(folder or ".")
        for path in base.glob("*.dist-info/entry_points.txt"):
            try:
                if group in path.read_bytes():
                    return True
            except OSError:
                continue
    return False


def _named(name: str, directory: Path) -> object:
    target, separator, attribute = name.rpartition(":")
    if not separator or "/" in attribute or "\\" in attribute:
        target, attribute = name, ""
    module = (
        _import_file(directory / target, name)
        if target.endswith(".py")
        else _import_module(target, directory)
    )
    if not attribute:
        return module
    try:
        return getattr(module, attribute)
    except AttributeError:
        raise UsageError(f"--functions {name}: {target} has no {attribute!r}") from None


def _import_file(path: Path, name: str) -> ModuleType:
    from importlib.util import module_from_spec, spec_from_file_location

    if not path.is_file():
        raise UsageError(f"--functions {name}: there is no file {str(path)!r}")
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with _as_usage_error(name):
        spec.loader.exec_module(module)
    return module


def _import_module(target: str, directory: Path) -> ModuleType:
    from importlib import import_module

    if str(directory) not in sys.path:
        sys.path.insert(0, str(directory))
    with _as_usage_error(target):
        return import_module(target)


@contextmanager
def _as_usage_error(name: str) -> Iterator[None]:
    """What a module of the user's raises; `sys.exit` in one must not end a run as if green."""
    try:
        yield
    except (TestFunctionError, ImportError, SyntaxError) as error:
        raise UsageError(f"--functions {name}: {error}") from error
    except (Exception, SystemExit) as error:
        kind = type(error).__name__
        raise UsageError(f"--functions {name}: {kind}: {error}") from error
