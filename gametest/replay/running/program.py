"""Which program a recording is of, and whether it may be started.

A recording is data, and its program and arguments could be any. One that lies in the working
directory may start programs of that directory, as a test of theirs may; everything else is to be
named or allowed by whoever replays.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path

from gametest.core.errors import UsageError
from gametest.replay.adapters.gymnasium import ENGINE, is_gymnasiums_own
from gametest.replay.file.recording import Recording


def module_file(name: str) -> Path | None:
    """Where `python -m NAME`, started here, finds it; nothing is imported."""
    top, *rest = name.split(".")
    spec = PathFinder.find_spec(top, [os.getcwd(), *sys.path])
    if spec is None:
        return None
    folders = list(spec.submodule_search_locations or ())
    if not rest and not folders:
        return None if spec.origin is None else Path(spec.origin)
    for folder in folders:
        place = Path(folder, *rest)
        for path in (place / "__main__.py", place.with_suffix(".py")):
            if path.is_file() and (rest or path.name == "__main__.py"):
                return path
    return None


def is_there(module: str) -> bool:
    """Whether its topmost package can be found; the rest would have to be imported."""
    top = module.partition(".")[0]
    try:
        return bool(
            PathFinder.find_spec(top, [os.getcwd(), *sys.path])
            or importlib.util.find_spec(top)
        )
    except (ImportError, ValueError):
        return False


def command_of(recording: Recording, program: str | None = None) -> str:
    """For people."""
    header = recording.header
    if header.engine == ENGINE:
        return f"the environment {header.game!r}"
    target, *arguments = header.arguments or ("",)
    named = program or ("-m " if header.extra.get("is_module") else "") + target
    return " ".join((named, *map(repr, arguments)))


def check_allowed(recording: Recording, program: str | None = None) -> None:
    """Raises `UsageError` unless the recorded program, or the one named, may be started."""
    header = recording.header
    if header.engine == ENGINE:
        if not is_gymnasiums_own(header):
            _refuse(recording, "that is no environment of gymnasium's own")
        return
    here = Path.cwd().resolve()
    is_foreign = not recording.path.resolve().is_relative_to(here)
    if program is not None:
        if is_foreign and header.mappings:
            _refuse(recording, "it would map files for it")
        return
    if is_foreign:
        _refuse(recording, "it does not lie in this directory")
    name = header.arguments[0] if header.arguments else ""
    path = module_file(name) if header.extra.get("is_module") else Path(name)
    if path is None or not _is_of(here, path.resolve()):
        _refuse(recording, "that is no program of this directory")


def _is_of(here: Path, path: Path) -> bool:
    """Installed libraries may lie below it too, but are not its own."""
    installed = Path(sys.prefix).resolve()
    is_installed = "site-packages" in path.parts or (
        installed != here and path.is_relative_to(installed)
    )
    return path.is_file() and path.is_relative_to(here) and not is_installed


def _refuse(recording: Recording, why: str) -> None:
    msg = (
        f"{str(recording.path)!r} would start {command_of(recording)}; {why}: "
        "name the game with --program, or give --allow-program"
    )
    raise UsageError(msg)
