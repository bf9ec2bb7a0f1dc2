"""The verdict on each step with one item, and the run over many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from math import floor
from typing import Final, final

import attrs

from gametest.block.block_table import BlockTable
from gametest.core.errors import UnsupportedError
from gametest.core.version import NEWEST_VERSION
from gametest.entity.dropping import drop_item
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity import Entity
from gametest.nbt.binary import read_nbt
from gametest.nbt.binary_writer import write_nbt
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt
from tools.item_sweep.bench import ItemBench

_NAME: Final = "swept"
_COUNT: Final = 3
_TICKS: Final = 4


class Verdict(Enum):
    DONE = "done"
    UNSUPPORTED = "unsupported"
    """It was reported by name."""
    WRONG = "wrong"
    """Nothing happened, or something else, and nobody said so."""
    BROKEN = "broken"
    """Something else than `UnsupportedError` was raised."""


@final
@attrs.frozen
class StepVerdict:
    item: str
    step: str
    verdict: Verdict
    why: str = ""
    """The mechanic, what is wrong, or the error."""


def _give(bench: ItemBench, id: str) -> None:
    bench.run(f"give Alex {id}")
    _expect(bench.held(), ItemStack(id))


def _count(bench: ItemBench, id: str) -> None:
    """A modifier asks for more; no stack is larger than its item's."""
    bench.run(f"item replace entity Alex hotbar.0 with {id}")
    bench.run(f'item modify entity Alex hotbar.0 {{type:"set_count",count:{_COUNT}}}')
    most = bench.server.world.items.max_stack_size(ItemStack(id))
    _expect(bench.held(), ItemStack(id, min(_COUNT, most)))


def _name(bench: ItemBench, id: str) -> None:
    bench.run(f"item replace entity Alex hotbar.0 with {id}")
    bench.run(f'item modify entity Alex hotbar.0 {{type:"set_name",name:"{_NAME}"}}')
    _expect(bench.held(), ItemStack(id).with_component("custom_name", _NAME))


def _damage(bench: ItemBench, id: str) -> None:
    """Half of the durability; what cannot be damaged stays as it is."""
    bench.run(f"item replace entity Alex hotbar.0 with {id}")
    bench.run('item modify entity Alex hotbar.0 {type:"set_damage",damage:0.5}')
    table = bench.server.world.items.table
    most = table.max_damage(ItemStack(id))
    found = table.damage(bench.held())
    assert found == floor(most / 2), f"damage {found} of {most}"


def _drop(bench: ItemBench, id: str) -> None:
    drop_item(bench.player, ItemStack(id))
    (item,) = _items(bench)
    _expect(ItemStack.from_nbt(item.nbt.get("Item")), ItemStack(id))
    bench.ticks(_TICKS)
    (item,) = _items(bench)
    _expect(ItemStack.from_nbt(item.nbt.get("Item")), ItemStack(id))


def _pick_up(bench: ItemBench, id: str) -> None:
    bench.run(
        f'summon item 0.5 100.2 0.5 {{Item:{{id:"{id}",count:1}},PickupDelay:0s}}'
    )
    bench.ticks(_TICKS)
    assert not _items(bench), "it lies there still"
    _expect(bench.held(), ItemStack(id))


def _save(bench: ItemBench, id: str) -> None:
    """As data, as text, and as bytes."""
    bench.run(f"item replace entity Alex hotbar.0 with {id}")
    stack = bench.held().with_component("custom_name", _NAME)
    nbt = stack.to_nbt()
    for loaded in (
        nbt,
        parse_snbt(write_snbt(nbt)),
        read_nbt(write_nbt(nbt, compress=False)),
    ):
        _expect(ItemStack.from_nbt(loaded), stack)


STEPS: Final[dict[str, Callable[[ItemBench, str], None]]] = {
    "give": _give,
    "count": _count,
    "name": _name,
    "damage": _damage,
    "drop": _drop,
    "pick up": _pick_up,
    "save": _save,
}


def _items(bench: ItemBench) -> list[Entity]:
    level = bench.server.overworld
    return [
        entity
        for entity in level.entities.values()
        if entity.type_id == "minecraft:item"
    ]


def _expect(found: ItemStack, wanted: ItemStack) -> None:
    assert found.equals(wanted), f"expected {wanted}, found {found}"


def judge(bench: ItemBench, id: str) -> Iterator[StepVerdict]:
    for name, act in STEPS.items():
        bench.clear()
        try:
            act(bench, id)
        except UnsupportedError as error:
            yield StepVerdict(id, name, Verdict.UNSUPPORTED, error.mechanic)
        except AssertionError as error:
            yield StepVerdict(id, name, Verdict.WRONG, str(error))
        except Exception as error:
            text = f"{type(error).__name__}: {error}"
            yield StepVerdict(id, name, Verdict.BROKEN, text)
        else:
            yield StepVerdict(id, name, Verdict.DONE)


def item_ids(bench: ItemBench) -> list[str]:
    """All but air, which nobody can have."""
    table = bench.server.world.items.table
    return [id for id in table.ids() if id != "minecraft:air"]


def sweep(ids: Iterable[str] | None = None) -> list[StepVerdict]:
    """Of the newest version's table; a new world after what was not done."""
    blocks = BlockTable.load(NEWEST_VERSION)
    bench = ItemBench.of(blocks)
    found: list[StepVerdict] = []
    for id in item_ids(bench) if ids is None else ids:
        verdicts = list(judge(bench, id))
        found += verdicts
        if any(one.verdict is not Verdict.DONE for one in verdicts):
            bench = ItemBench.of(blocks)
    return found
