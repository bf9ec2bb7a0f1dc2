from __future__ import annotations

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.item.slot_access import KeySlot, ListSlot, PositionSlot
from gametest.nbt.snbt import parse_snbt
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Compound


def compound(text: str) -> Compound:
    tag = parse_snbt(text)
    assert isinstance(tag, dict)
    return tag


STICK = ItemStack("minecraft:stick", 2)


def test_list_slot_finds_its_entry() -> None:
    nbt = compound('{Items:[{Slot:3b,id:"stick",count:2}]}')

    assert "2 minecraft:stick" == str(ListSlot(nbt, 3).get())
    assert ListSlot(nbt, 2).get().is_empty


def test_list_slot_keeps_the_order_of_slots() -> None:
    nbt: Compound = {}
    ListSlot(nbt, 5).set(STICK)
    ListSlot(nbt, 1).set(STICK.with_count(1))

    text = (
        '{Items:[{Slot:1b,count:1,id:"minecraft:stick"},'
        '{Slot:5b,count:2,id:"minecraft:stick"}]}'
    )
    assert text == write_snbt(nbt)


def test_emptied_list_slot_is_left_out() -> None:
    nbt = compound('{Items:[{Slot:3b,id:"stick",count:2}]}')

    ListSlot(nbt, 3).set(EMPTY)

    assert nbt == {"Items": []}


def test_key_slot_makes_and_drops_its_compound() -> None:
    nbt: Compound = {}
    slot = KeySlot(nbt, "head", "equipment")
    slot.set(STICK)
    written = write_snbt(nbt)
    slot.set(EMPTY)

    assert '{equipment:{head:{count:2,id:"minecraft:stick"}}}' == written
    assert nbt == {}


def test_key_slot_refuses_what_it_does_not_accept() -> None:
    nbt: Compound = {}

    assert not KeySlot(nbt, "head", accepts=lambda _: False).set(STICK)
    assert nbt == {}


def test_write_tells_the_owner() -> None:
    told: list[int] = []

    ListSlot({}, 0, on_change=lambda: told.append(1)).set(STICK)

    assert told == [1]


def test_position_slots_close_gaps() -> None:
    nbt: Compound = {}

    PositionSlot(nbt, 3).set(STICK)

    assert "2 minecraft:stick" == str(PositionSlot(nbt, 0).get())
