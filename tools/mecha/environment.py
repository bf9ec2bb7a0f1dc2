"""Where mecha lives: a virtual environment and an unpacked wheel outside of the project."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

import attrs

PARSER: Final = "mecha==0.101.0"
"""The newest for Python 3.11; its tree is that of 1.21.11."""
TREES: Final = "mecha==0.107.0"
"""Has the trees of all versions, but needs a newer Python to run."""
PARSER_VERSION: Final = "1.21.11"
_PARSER_FAMILY: Final = "1.21"


@final
@attrs.frozen
class MechaEnvironment:
    folder: Path

    def install(self) -> None:
        """Once; later calls find it there."""
        if not self._python.exists():
            venv.create(self.folder / "venv", with_pip=True)
            self._pip("install", "--quiet", PARSER)
        if not any(self.folder.glob("*.whl")):
            self._pip(
                *("download", "--quiet", "--no-deps", "--python-version", "3.14"),
                *("--only-binary=:all:", "--dest", str(self.folder), TREES),
            )

    @property
    def _python(self) -> Path:
        return self.folder / "venv" / "bin" / "python"

    def _pip(self, *arguments: str) -> None:
        command = [str(self._python), "-m", "pip", *arguments]
        subprocess.run(command, check=True)

    def tree(self, version: str) -> Any:
        """The game's command tree of a version, out of the wheel."""
        (wheel,) = self.folder.glob("*.whl")
        name = f"mecha/resources/{version.replace('.', '_')}.json"
        with zipfile.ZipFile(wheel) as archive:
            return json.loads(archive.read(name))

    def verdicts(self, lines: Sequence[str]) -> list[str | None]:
        """None for each line that mecha accepts, else its message."""
        oracle = Path(__file__).with_name("oracle.py")
        done = subprocess.run(
            [str(self._python), str(oracle), _PARSER_FAMILY],
            input=json.dumps(list(lines)),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(done.stderr)
        found: list[str | None] = json.loads(done.stdout)
        return found
