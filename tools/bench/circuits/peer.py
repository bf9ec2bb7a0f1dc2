"""mc-tick, the simulator in the npm package `nucleation`, in a folder of its own."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final, final

import attrs

from tools.bench.circuits.circuit import Circuit

PACKAGE: Final = "nucleation@0.10.24"
_SCRIPT: Final = Path(__file__).with_name("mc_tick.mjs")


@final
@attrs.frozen
class Peer:
    library: Path

    @classmethod
    def install(cls, folder: Path) -> Peer | str:
        """Once; else why there is none."""
        library = folder / "node_modules" / "nucleation" / "index.mjs"
        if not library.is_file():
            folder.mkdir(parents=True, exist_ok=True)
            command = ["npm", "install", "--prefix", str(folder), PACKAGE]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, check=False
                )
            except OSError as error:
                return f"npm cannot be run: {error}"
            if done.returncode:
                return f"{PACKAGE} cannot be installed: {done.stderr.strip()[-200:]}"
        return cls(library)

    def ticks_per_second(self, circuit: Circuit) -> float | str:
        """Of CPU time, or why the peer does not run the circuit."""
        lever = circuit.lever
        with tempfile.NamedTemporaryFile("w", suffix=".snbt", encoding="utf-8") as file:
            file.write(circuit.snbt())
            file.flush()
            command = (
                *("node", str(_SCRIPT), str(self.library), file.name),
                "-" if lever is None else ",".join(map(str, lever)),
                *(str(circuit.use_every), str(circuit.warm_up)),
            )
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return done.stderr.strip().splitlines()[-1] if done.stderr else "failed"
        return float(done.stdout.split()[-1])
