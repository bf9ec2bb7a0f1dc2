"""Does something to a module as soon as a program has imported it, and not before.

pyglet decides by its options, which a game may set first, what the import of a module brings.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import final


@final
class AfterImport(MetaPathFinder):
    def __init__(self) -> None:
        self._waiting: dict[str, Callable[[ModuleType], None]] = {}

    def call(self, name: str, function: Callable[[ModuleType], None]) -> None:
        """At once if the module is there."""
        if name in sys.modules:
            function(sys.modules[name])
            return
        self._waiting[name] = function
        if self not in sys.meta_path:
            sys.meta_path.insert(0, self)

    def remove(self) -> None:
        self._waiting.clear()
        if self in sys.meta_path:
            sys.meta_path.remove(self)

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        function = self._waiting.pop(fullname, None)
        if function is None:
            return None
        # Taken out before, so that this asks the other finders.
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader, function)
        return spec


@final
class _Loader(Loader):
    def __init__(self, loader: Loader, function: Callable[[ModuleType], None]) -> None:
        self._loader = loader
        self._function = function

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        self._function(module)
