"""Packages whose modules are imported when they are first named."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module
from types import ModuleType


def modules_of(package: str, names: Collection[str]) -> Callable[[str], ModuleType]:
    """The `__getattr__` of a package: `package.module` needs no import beforehand."""

    def find(name: str) -> ModuleType:
        if name in names:
            return import_module(f"{package}.{name}")
        msg = f"module {package!r} has no attribute {name!r}"
        raise AttributeError(msg)

    return find
