"""The circuits of a folder with a `catalog.json`: their blocks, and how they are driven."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, final

import attrs

from gametest.structure.reader import load_template

Place = tuple[int, int, int]


@final
@attrs.frozen(eq=False)
class Circuit:
    folder: Path
    entry: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.entry["name"])

    @property
    def updates_per_tick(self) -> float:
        """As the catalogue has it."""
        return float(self.entry["updates_per_tick"])

    @property
    def period(self) -> int:
        """In ticks."""
        return int(self.entry["period_ticks"])

    @property
    def lever(self) -> Place | None:
        """Used every `use_every` ticks; None: the circuit runs by itself."""
        pos = self.entry["drive"].get("pos")
        return None if pos is None else (pos[0], pos[1], pos[2])

    @property
    def use_every(self) -> int:
        return int(self.entry["drive"].get("use_every_ticks", 0))

    @property
    def starts_by_placing(self) -> bool:
        """It needs shape updates to begin with, not neighbour updates."""
        return bool(self.entry["drive"]["kind"] == "start")

    @property
    def warm_up(self) -> int:
        """Ticks before anything is measured: a line must be full."""
        length = int(self.entry["size"][0])
        return max(120, 2 * length + 40) if length > 60 else 120

    def cells(self) -> dict[Place, str]:
        """States as text; what is not listed is air."""
        if self.entry["form"] == "structure":
            return _structure(self.folder / self.entry["file"])
        rule = json.loads((self.folder / self.entry["file"]).read_text("utf-8"))
        found: dict[Place, str] = {}
        for part in rule["parts"]:
            found.update(self._part(part))
        return found

    def _part(self, part: dict[str, Any]) -> Iterator[tuple[Place, str]]:
        if "fill" in part:
            (x0, y0, z0), (x1, y1, z1) = part["from"], part["to"]
            for y in range(y0, y1 + 1):
                for x in range(x0, x1 + 1):
                    for z in range(z0, z1 + 1):
                        yield (x, y, z), part["fill"]
            return
        unit = _structure(self.folder / "structures" / part["file"])
        grid = part.get("grid", {"count": 1, "per_row": 1, "step_x": 0, "step_z": 0})
        left, bottom, back = part["at"]
        for copy in range(grid["count"]):
            dx = left + copy % grid["per_row"] * grid["step_x"]
            dz = back + copy // grid["per_row"] * grid["step_z"]
            for (x, y, z), state in unit.items():
                yield (x + dx, y + bottom, z + dz), state

    def snbt(self) -> str:
        """One text structure in the layout of the binary one, for those that read no rules."""
        cells = sorted(self.cells().items(), key=_y_x_z)
        states = sorted({state for _, state in cells})
        palette = ",".join(map(_palette_entry, states))
        numbers = {state: number for number, state in enumerate(states)}
        rows = ",\n".join(
            f"{{pos:[{x},{y},{z}],state:{numbers[state]}}}"
            for (x, y, z), state in cells
        )
        size = ",".join(map(str, self.entry["size"]))
        return (
            f"{{DataVersion:4903,size:[{size}],entities:[],"
            f"palette:[{palette}],blocks:[{rows}]}}"
        )


def _palette_entry(state: str) -> str:
    """`a{b:c}` as a compound."""
    name, _, rest = state.rstrip("}").partition("{")
    pairs = (pair.partition(":") for pair in rest.split(",") if pair)
    properties = ",".join(f'{key}:"{value}"' for key, _, value in pairs)
    return f'{{Name:"{name}",Properties:{{{properties}}}}}'


def _y_x_z(cell: tuple[Place, str]) -> Place:
    (x, y, z), _ = cell
    return y, x, z


def _structure(path: Path) -> dict[Place, str]:
    template = load_template(path.read_bytes(), path.name)
    palette = [str(state) for state in template.palettes[0]]
    return {
        (block.pos[0], block.pos[1], block.pos[2]): palette[block.state]
        for block in template.blocks
    }


def load_circuits(folder: Path) -> list[Circuit]:
    catalog = json.loads((folder / "catalog.json").read_text("utf-8"))
    return [Circuit(folder, entry) for entry in catalog["circuits"]]
