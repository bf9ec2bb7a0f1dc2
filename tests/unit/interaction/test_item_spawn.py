"""Items that pop out of blocks (https://minecraft.wiki/w/Item_(entity))."""

from __future__ import annotations

from gametest.core.position import BlockPos, Vec3
from gametest.interaction.block_drops import drop_block
from gametest.interaction.item_spawn import eject_item, pop_item
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.level import Level

STONE = ItemStack("minecraft:stone", 3)
POS = BlockPos(4, 64, 4)


def test_popped_item_hops_inside_its_cell(void: Level) -> None:
    for _ in range(50):
        item = pop_item(void, POS, STONE)

        assert item is not None
        x, y, z = item.pos.minus(POS)
        assert 0.25 <= x <= 0.75
        assert 0.25 <= z <= 0.75
        assert 0.125 <= y <= 0.625
        assert item.motion.y == 0.2
        assert abs(item.motion.x) <= 0.1


def test_popped_item_waits_half_a_second(void: Level) -> None:
    item = pop_item(void, POS, STONE)

    assert item is not None
    assert item.to_nbt()["PickupDelay"] == 10


def test_ejected_item_is_exactly_there(void: Level) -> None:
    place, speed = Vec3(1.25, 64.5, 3.0), Vec3(0.1, 0.2, 0.3)

    item = eject_item(void, place, speed, STONE)

    assert item is not None
    assert (item.pos, item.motion) == (place, speed)
    assert ItemStack.from_nbt(item.nbt["Item"]).equals(STONE)


def test_nothing_pops_out_of_nothing(void: Level) -> None:
    assert pop_item(void, POS, EMPTY) is None
    assert eject_item(void, Vec3(0.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), EMPTY) is None


def test_rule_keeps_blocks_from_dropping(void: Level) -> None:
    void.world.game_rules.set("minecraft:block_drops", False)

    drop_block(void, POS, void.blocks.parse_state("dirt"))

    assert void.entities == {}


def test_block_drops_its_items_at_its_place(void: Level) -> None:
    drop_block(void, POS, void.blocks.parse_state("bookshelf"))

    (item,) = void.entities.values()
    assert str(ItemStack.from_nbt(item.nbt["Item"])) == "3 minecraft:book"
    assert item.block_pos == POS
