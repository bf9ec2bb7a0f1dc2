"""Which files of the user's a Python file imports, found without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path


def imported_files(text: str, file: Path, roots: Sequence[Path]) -> tuple[Path, ...]:
    """Those that lie below `roots` or beside the file; nothing for a text that is no Python."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return ()
    found: dict[Path, None] = {}
    for node in ast.walk(tree):
        for folder, name in _names(node, file, roots):
            parts = name.split(".") if name else []
            for length in range(len(parts) + 1):
                place = folder.joinpath(*parts[:length])
                for path in (place.with_suffix(".py"), place / "__init__.py"):
                    # Imported for its own sake or on the way to what lies in it.
                    if length and path.is_file():
                        found[path] = None
    return tuple(found)


def _names(
    node: ast.AST, file: Path, roots: Sequence[Path]
) -> Iterator[tuple[Path, str]]:
    """Folders, and dotted names that may be modules below them."""
    folders = (*roots, file.parent)
    if isinstance(node, ast.Import):
        for alias in node.names:
            for folder in folders:
                yield folder, alias.name
    elif isinstance(node, ast.ImportFrom):
        if node.level:
            above = file.parents[min(node.level, len(file.parents)) - 1]
            folders = (above,)
        for alias in node.names:
            base = f"{node.module}.{alias.name}" if node.module else alias.name
            for folder in folders:
                yield folder, base
