"""The size alarm: modules, functions, classes and rooms that grew too large.

An exception is a line `# size: <reason>` in the file.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

MODULE_LINES = 400
FUNCTION_LINES = 50
PUBLIC_METHODS = 15
ROOM_MODULES = 20
EXCUSE = "# size: "


def _functions(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def _classes(tree: ast.AST) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield (
                node.name,
                sum(
                    isinstance(child, ast.FunctionDef)
                    and not child.name.startswith("_")
                    and not any(
                        isinstance(d, ast.Name) and d.id == "property"
                        for d in child.decorator_list
                    )
                    for child in node.body
                ),
            )


def findings(root: Path) -> Iterator[str]:
    """One line for each thing over its limit and not excused."""
    for room in sorted(path for path in root.rglob("*") if path.is_dir()):
        modules = [path for path in room.glob("*.py") if path.name != "__init__.py"]
        excuse = room / "__init__.py"
        excused = excuse.is_file() and EXCUSE in excuse.read_text(encoding="utf-8")
        if len(modules) > ROOM_MODULES and not excused:
            yield f"{room}: {len(modules)} modules, over {ROOM_MODULES}"
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if EXCUSE in text:
            continue
        lines = text.count("\n")
        if lines > MODULE_LINES:
            yield f"{path}: {lines} lines, over {MODULE_LINES}"
        tree = ast.parse(text)
        for name, length in _functions(tree):
            if length > FUNCTION_LINES:
                yield f"{path}: {name} has {length} lines, over {FUNCTION_LINES}"
        for name, methods in _classes(tree):
            if methods > PUBLIC_METHODS:
                yield f"{path}: {name} has {methods} methods, over {PUBLIC_METHODS}"


def main() -> int:
    found = list(findings(Path("gametest")))
    for line in found:
        print(line)
    if found:
        print(f"{len(found)} over the limit; split, or say why in a line '{EXCUSE}…'")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
