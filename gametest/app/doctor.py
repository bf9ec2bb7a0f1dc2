"""What `gametest doctor` looks at."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final, final

import attrs

from gametest import __version__
from gametest.core.errors import UsageError
from gametest.core.version import SUPPORTED_VERSIONS

_REQUIRED = ("attrs", "cattrs", "click", "json_source_map", "numpy", "psutil", "rich")
_EXTRAS: Final = {
    "console": "prompt_toolkit",
    "dask": "distributed",
    "gymnasium": "gymnasium",
    "pygame": "pygame",
    "pyglet": "pyglet",
    "watch": "watchfiles",
}
"""What each optional part of the package brings."""
_ENOUGH_PYTHON = (3, 11)


@final
@attrs.frozen
class DoctorFinding:
    subject: str
    text: str
    good: bool = True


def findings() -> Iterator[DoctorFinding]:
    """In the order in which they should be read; each is looked at when it is asked for."""
    yield DoctorFinding("gametest", __version__)
    python = ".".join(str(part) for part in sys.version_info[:3])
    yield DoctorFinding("Python", python, sys.version_info >= _ENOUGH_PYTHON)
    for name in _REQUIRED:
        yield _package(name)
    yield _extras()
    yield from _tables()
    yield _configuration()
    yield _cache()


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _extras() -> DoctorFinding:
    """Which are there; none of them is needed."""
    there = [extra for extra, name in _EXTRAS.items() if _is_there(name)]
    return DoctorFinding("extras", ", ".join(there) or "none")


def _package(name: str) -> DoctorFinding:
    there = _is_there(name)
    return DoctorFinding(name, "installed" if there else "not installed", there)


def _tables() -> Iterator[DoctorFinding]:
    from gametest.block.block_table import BlockTable

    for version in SUPPORTED_VERSIONS:
        try:
            count = BlockTable.load(version).state_count
        # Whatever a damaged installation does, the other findings shall be told.
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            yield DoctorFinding(f"blocks of {version}", text, good=False)
        else:
            yield DoctorFinding(f"blocks of {version}", f"{count} states")


def _configuration() -> DoctorFinding:
    from gametest.app.configuration import find_configuration, standing

    try:
        found = find_configuration(standing())
    except (OSError, UsageError) as error:
        return DoctorFinding("configuration", str(error), good=False)
    text = "none" if found.file is None else str(found.file)
    return DoctorFinding("configuration", text)


def _cache() -> DoctorFinding:
    from gametest.app.cache import Cache

    cache = Cache.default()
    try:
        problem, size = cache.problem, cache.size_bytes()
    except OSError as error:
        problem, size = f"{cache.directory}: {error.strerror}", 0
    if problem is not None:
        return DoctorFinding("cache", problem, good=False)
    return DoctorFinding("cache", f"{cache.directory} ({size} bytes)")
