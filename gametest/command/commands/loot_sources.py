"""Where the items of `loot` come from (https://minecraft.wiki/w/Commands/loot#Arguments)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_stack import ItemStackArgument
from gametest.command.arguments.item.loot import (
    LootTableArgument,
    SomeTable,
    loot_library,
)
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.errors import CommandError
from gametest.core.identifier import Identifier
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.loot.loot_context import LootContext
    from gametest.nbt.tags import Tag

Loot: TypeAlias = Callable[[CommandSourceStack], "list[ItemStack]"]
Tool: TypeAlias = Callable[[CommandSourceStack], "ItemStack"]
Ends: TypeAlias = Callable[[CommandNode, Callable[[CommandContext], Loot]], CommandNode]
"""Makes a node the end of a source, with what reads the loot there."""

_MAGIC: Final = "minecraft:magic"


def source_nodes(context: CommandBuildContext, ends: Ends) -> tuple[CommandNode, ...]:
    table = argument("loot_table", LootTableArgument(context))
    target = argument("target", EntityArgument(is_single=True, context=context))
    pos = argument("pos", BlockPosArgument())
    fish_pos = argument("pos", BlockPosArgument())
    fish_table = argument("loot_table", LootTableArgument(context))
    return (
        literal("fish").then(
            fish_table.then(_with_tool(context, fish_pos, ends, _fish))
        ),
        literal("loot").then(ends(table, _loot)),
        literal("kill").then(ends(target, _kill)),
        literal("mine").then(_with_tool(context, pos, ends, _mine)),
    )


def _with_tool(
    context: CommandBuildContext,
    pos: CommandNode,
    ends: Ends,
    read: Callable[[CommandContext, Tool], Loot],
) -> CommandNode:
    item = argument("tool", ItemStackArgument(context))
    for word in ("mainhand", "offhand"):
        pos.then(ends(literal(word), _reading(read, _held(word))))
    pos.then(ends(item, lambda found: read(found, _given(found))))
    return ends(pos, _reading(read, _no_tool))


def _reading(
    read: Callable[[CommandContext, Tool], Loot], tool: Tool
) -> Callable[[CommandContext], Loot]:
    return lambda context: read(context, tool)


def _given(context: CommandContext) -> Tool:
    stack: ItemStack = context["tool"]
    return lambda _source: stack


def _no_tool(_source: CommandSourceStack) -> ItemStack:
    from gametest.item.item_stack import EMPTY

    return EMPTY


def _held(word: str) -> Tool:
    def find(source: CommandSourceStack) -> ItemStack:
        from gametest.loot.entity_slots import equipped

        entity = source.entity
        if entity is None or not entity.is_living:
            message = "only a living entity holds a tool"
            raise CommandError(message)
        return equipped(entity, word)

    return find


# -- the four ----------------------------------------------------------------------------


def _loot(context: CommandContext) -> Loot:
    table: SomeTable = context["loot_table"]

    def draw(source: CommandSourceStack) -> list[ItemStack]:
        asked = loot_context(source, source.position, this_entity=source.entity)
        return table.find(source).roll(asked, with_empty=True)

    return draw


def _fish(context: CommandContext, tool: Tool) -> Loot:
    table: SomeTable = context["loot_table"]
    where: BlockCoordinates = context["pos"]

    def draw(source: CommandSourceStack) -> list[ItemStack]:
        center = _center(where.block_pos(source))
        asked = loot_context(
            source, center, this_entity=source.entity, tool=tool(source)
        )
        return table.find(source).roll(asked, with_empty=True)

    return draw


def _kill(context: CommandContext) -> Loot:
    """As if magic had killed it, and whoever runs the command had sent that."""
    target: EntitySelector = context["target"]

    def draw(source: CommandSourceStack) -> list[ItemStack]:
        entity = target.single(source)
        killer = source.entity
        others: dict[str, Entity] = {}
        if killer is not None:
            others = {"attacker": killer, "direct_attacker": killer}
            if killer.is_player:
                others["attacking_player"] = killer
        table = loot_library(source).table(_death_table(entity))
        asked = loot_context(
            source,
            source.position,
            this_entity=entity,
            others=others,
            damage_type=_MAGIC,
        )
        return table.roll(asked, with_empty=True)

    return draw


def _death_table(entity: Entity) -> Identifier:
    own = entity.nbt.get("DeathLootTable")
    if isinstance(own, str):
        return Identifier.parse(own)
    if not entity.is_living:
        message = f"{entity.type_id} has no loot table"
        raise CommandError(message)
    kind = Identifier.parse(entity.type_id)
    return Identifier(kind.namespace, f"entities/{kind.path}")


def _mine(context: CommandContext, tool: Tool) -> Loot:
    where: BlockCoordinates = context["pos"]

    def draw(source: CommandSourceStack) -> list[ItemStack]:
        from gametest.interaction.block_drops import find_block_drops

        pos = where.loaded_block_pos(source)
        state = source.level.get_block_state(pos)
        if state.is_air:
            message = f"{state.block.name} has no loot table"
            raise CommandError(message)
        return find_block_drops(
            source.level, pos, state, tool(source), entity=source.entity
        )

    return draw


def _center(pos: BlockPos) -> Vec3:
    return Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5)


def loot_context(
    source: CommandSourceStack, origin: Vec3, **fields: object
) -> LootContext:
    """Texts are filled in for an entity as if it ran a command where it stands."""
    from gametest.loot.loot_context import LootContext

    def resolve(text: Tag, entity: Entity) -> Tag:
        from gametest.command.chat.component_resolver import resolve_for
        from gametest.text.component import parse_component

        asked = CommandSourceStack.of_entity(source.server, entity)
        return resolve_for(parse_component(text), asked, entity).to_tag()

    return LootContext(
        level=source.level,
        origin=origin,
        resolve_text=resolve,
        **fields,  # type: ignore[arg-type]
    )
