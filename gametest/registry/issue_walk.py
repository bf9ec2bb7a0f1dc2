"""From cattrs' tree of exceptions to a flat list of issues with JSON pointers."""

from __future__ import annotations

from collections.abc import Iterator

from cattrs.errors import AttributeValidationNote, IterableValidationNote

from gametest.registry.structuring import FieldProblem, StructuringIssue, pointer_of

Path = tuple[str | int, ...]


def issues_in(error: BaseException, path: Path) -> Iterator[StructuringIssue]:
    """Walk cattrs' tree of groups; the notes on each exception are the steps."""
    steps = path
    at_key = False
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            steps = (*path, note.name)
            if isinstance(error, KeyError):
                msg = f"field {note.name!r} is missing"
                yield StructuringIssue("missing-field", msg, pointer_of(path))
                return
        elif isinstance(note, IterableValidationNote):
            steps = (*path, note.index)
    if isinstance(error, BaseExceptionGroup):
        for child in error.exceptions:
            yield from issues_in(child, steps)
        return
    if isinstance(error, FieldProblem):
        steps, at_key = (*steps, *error.path), error.at_key
        code, message = error.code, error.message
    elif isinstance(error, ValueError):
        code, message = "out-of-range", str(error)
    else:
        raise error
    yield StructuringIssue(code, message, pointer_of(steps), at_key=at_key)


def object_paths(value: object, path: Path) -> Iterator[tuple[int, Path]]:
    if isinstance(value, dict):
        yield id(value), path
        for key, child in value.items():
            yield from object_paths(child, (*path, key))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from object_paths(child, (*path, index))
