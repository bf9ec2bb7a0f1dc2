"""`gametest convert`: one file to another."""

from __future__ import annotations

from pathlib import Path

from gametest.core.atomic_file import write_atomically
from gametest.core.errors import DiagnosticError, UsageError
from gametest.core.regular_file import read_regular
from gametest.pack.pack_source import MAX_FILE_BYTES
from gametest.structure.convert import convert
from gametest.structure.writer import Layout


def convert_file(
    source: Path,
    target: Path,
    *,
    layout: str = "auto",
    data_version: int | None = None,
    force: bool = False,
) -> None:
    """Raises `UsageError` for what cannot be read, written or understood."""
    if target.suffix not in (".nbt", ".snbt", ".layers"):
        raise UsageError(f"{target}: the suffix must be .nbt, .snbt or .layers")
    if target.suffix == ".nbt" and layout == "packed":
        raise UsageError(f"{target}: the packed layout is text, so the suffix is .snbt")
    try:
        if target.exists() and not force:
            raise UsageError(f"{target} exists; --force overwrites it")
    except OSError as error:
        raise UsageError(f"{target}: {error.strerror}") from None
    try:
        data = read_regular(source, MAX_FILE_BYTES)
    except OSError as error:
        raise UsageError(f"{source}: {error.strerror}") from None
    if target.suffix == ".nbt":
        wanted = Layout.NBT
    elif target.suffix == ".layers":
        wanted = Layout.LAYERS
    else:
        wanted = Layout.SNBT_BINARY if layout == "binary" else Layout.SNBT_PACKED
    try:
        content = convert(data, str(source), wanted, data_version)
    except DiagnosticError as error:
        raise UsageError(str(error)) from None
    try:
        write_atomically(target, content)
    except OSError as error:
        raise UsageError(f"{target}: {error.strerror}") from None
