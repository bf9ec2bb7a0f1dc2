"""Finding Python test functions: named modules and files, and entry points of packages.

Only the person who runs names code; nothing in a pack can.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final, final

import attrs

from gametest.core.errors import UsageError
from gametest.framework.test_function import (
    ALWAYS_PASS,
    TestFunction,
    TestFunctionError,
    collect_test_functions,
)

ENTRY_POINT_GROUP: Final = "gametest.test_function"


@final
@attrs.frozen
class FoundFunctions:
    functions: tuple[TestFunction, ...]
    """Each id once, sorted."""
    notes: tuple[str, ...] = ()
    """What the person who named them should know, a sentence each."""


def load_test_functions(names: Iterable[str], directory: Path) -> FoundFunctions:
    """Functions of `module`, `module:attribute` or `path.py[:attribute]`.

    Relative paths and top-level modules are also sought in `directory`. Raises `UsageError` for
    what cannot be imported and for an id that two functions claim.
    """
    found: dict[str, TestFunction] = {}
    notes = []
    for origin, holder in _entry_points():
        with _as_usage_error(origin):
            _add(found, collect_test_functions(holder))
    for name in names:
        holder = _named(name, directory)
        with _as_usage_error(f"--functions {name}"):
            functions = collect_test_functions(holder)
        if not functions:
            notes.append(f"--functions {name} registers no test function")
        _add(found, functions)
    return FoundFunctions(tuple(found[id] for id in sorted(found)), tuple(notes))


def _add(found: dict[str, TestFunction], functions: Iterable[TestFunction]) -> None:
    for function in functions:
        if function.id == ALWAYS_PASS:
            raise UsageError(
                f"test function {function.id} is the game's own, so {function.location} "
                "needs another id"
            )
        known = found.setdefault(str(function.id), function)
        if known.location != function.location:
            raise UsageError(
                f"test function {function.id} is defined twice: "
                f"{known.location} and {function.location}"
            )


def _entry_points() -> Iterator[tuple[str, object]]:
    """What packages declare, each with words for messages."""
    folders = _package_folders()
    # Reading the metadata of all packages costs 30 ms; the light look at the folder names of
    # site-packages tells whether any of them declares our group.
    if not _any_package_mentions_group(folders):
        return
    from importlib.metadata import distributions

    for distribution in distributions(path=folders):
        for point in distribution.entry_points:
            if point.group != ENTRY_POINT_GROUP:
                continue
            package = distribution.metadata["Name"]
            origin = f"entry point {point.name!r} of package {package!r}"
            with _as_usage_error(origin):
                holder = point.load()
            yield origin, holder


def _package_folders() -> list[str]:
    """Where packages are installed.

    `python -m` puts the folder where one stands first on the path, and that may be a pack of a
    stranger's: what it holds is not installed.
    """
    try:
        here = os.path.realpath(os.getcwd())
    except OSError:
        here = ""
    return [
        folder
        for folder in dict.fromkeys(sys.path)
        if folder and (os.path.realpath(folder) != here or _is_site(folder))
    ]


def _is_site(folder: str) -> bool:
    return os.path.basename(folder) in ("site-packages", "dist-packages")


def _any_package_mentions_group(folders: Iterable[str]) -> bool:
    group = f"[{ENTRY_POINT_GROUP}]".encode()
    for folder in folders:
        for path in Path(folder).glob("*.dist-info/entry_points.txt"):
            try:
                if path.is_file() and group in path.read_bytes():
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
        else _import_module(target, name, directory)
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
    # Dataclasses and others look their module up by name; the file's own name could be that of a
    # module which somebody imports later.
    known_as = f"gametest_functions_{len(sys.modules)}_{path.stem}"
    spec = spec_from_file_location(known_as, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[known_as] = module_from_spec(spec)
    with _as_usage_error(f"--functions {name}"):
        spec.loader.exec_module(module)
    return module


def _import_module(target: str, name: str, directory: Path) -> ModuleType:
    from importlib import import_module

    # At the end: a file there must not stand in for a module of Python or of a package.
    if str(directory) not in sys.path:
        sys.path.append(str(directory))
    with _as_usage_error(f"--functions {name}"):
        return import_module(target)


@contextmanager
def _as_usage_error(origin: str) -> Iterator[None]:
    """What a module of the user's raises; `sys.exit` in one must not end a run as if green."""
    try:
        yield
    except UsageError:
        raise
    except (TestFunctionError, ImportError, SyntaxError) as error:
        raise UsageError(f"{origin}: {error}") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        kind = type(error).__name__
        raise UsageError(f"{origin}: {kind}: {error}") from error
