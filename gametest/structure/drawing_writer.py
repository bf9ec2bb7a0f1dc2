"""Writing a structure as a drawing: a legend, and each layer as rows of characters.

The form is told in docs/reference/layer-drawings.md.
"""

from __future__ import annotations

from typing import Final

from gametest.nbt.snbt import write_snbt
from gametest.nbt.tags import Compound, Double, Int
from gametest.structure.letters import letters_for
from gametest.structure.template import StructureTemplate, TemplateBlock

AIR: Final = "."
NOTHING: Final = "_"
"""A cell that the structure leaves as it is."""
AIR_STATE: Final = "minecraft:air"
SUFFIX: Final = ".layers"


def write_drawing(template: StructureTemplate) -> bytes:
    """Raises `ValueError` for what a drawing has no place for."""
    if len(template.palettes) > 1:
        raise ValueError("a drawing has one palette; this structure has several")
    texts: dict[tuple[int, int, int], str] = {}
    for block in template.blocks:
        x, y, z = block.pos
        if block.state < 0:
            raise ValueError(f"the block at {block.pos} has no state")
        if (x, y, z) in texts:
            raise ValueError(f"two blocks stand at {block.pos}; a drawing has one")
        texts[x, y, z] = _block_text(template, block)
    ordered = [texts[cell] for cell in sorted(texts, key=lambda c: (c[1], c[2], c[0]))]
    letters = letters_for(
        (text for text in ordered if text != AIR_STATE), reserved=AIR + NOTHING + " #"
    )
    lines = list(_head(template))
    if letters:
        lines += ["", "legend"]
        lines += [f"  {letter} {text}" for text, letter in letters.items()]
    letters[AIR_STATE] = AIR
    width, height, depth = template.size
    for y in range(height):
        lines += ["", f"layer {y}"]
        for z in range(depth):
            row = [
                letters[texts[x, y, z]] if (x, y, z) in texts else NOTHING
                for x in range(width)
            ]
            lines.append("  " + "".join(row))
    if template.entities:
        lines += ["", "entities"]
        for entity in template.entities:
            nbt: Compound = {
                "pos": [Double(value) for value in entity.pos],
                "blockPos": [Int(value) for value in entity.block_pos],
                "nbt": entity.nbt,
            }
            lines.append(f"  {write_snbt(nbt)}")
    if template.extra:
        lines += ["", "extra", f"  {write_snbt(template.extra)}"]
    return ("\n".join(lines) + "\n").encode()


def _head(template: StructureTemplate) -> list[str]:
    head = [] if template.data_version is None else [f"version {template.data_version}"]
    return [*head, "size " + " ".join(map(str, template.size))]


def _block_text(template: StructureTemplate, block: TemplateBlock) -> str:
    """As commands name a block: `minecraft:lever[face=floor]{...}`."""
    state = template.palette[block.state]
    text = state.name
    if state.properties:
        inside = ",".join(f"{key}={value}" for key, value in state.properties)
        text += f"[{inside}]"
    return text if block.nbt is None else text + write_snbt(block.nbt)
