"""Item stacks: `{id, Count, tag}` of the time before 1.20.5 becomes `{id, count, components}`.

https://github.com/misode/technical-changes 1.20.5 24w09a [3819]; the components' names are the
final ones (https://minecraft.wiki/w/Data_component_format).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.nbt.tags import Byte, Compound, Int, IntArray, Tag, TagList
from gametest.structure.upgrades.upgrade_attributes import (
    attribute_name,
    upgrade_modifier,
)
from gametest.structure.upgrades.upgrade_effects import upgrade_effects
from gametest.structure.upgrades.upgrade_patterns import upgrade_patterns
from gametest.structure.upgrades.upgrade_rules import compounds, namespaced, rename

STACK_VERSION: Final = 3819
"""24w09a."""

Convert = Callable[[Tag], Tag]


def upgrade_old_stack(stack: Compound) -> None:
    """Change a stack of the old form in place; `Slot` and other keys stay."""
    count = stack.pop("Count", None)
    stack["count"] = Int(count) if isinstance(count, int) else Int(1)
    tag = stack.pop("tag", None)
    if not isinstance(tag, dict) or not tag:
        return
    components = _components_of(tag, str(stack.get("id")))
    if components:
        stack["components"] = components


def _components_of(tag: Compound, item: str) -> Compound:
    """Takes what it knows out of `tag`; the rest becomes `custom_data`."""
    components: Compound = {}

    def put(name: str, value: Tag) -> None:
        components[f"minecraft:{name}"] = value

    for key, (name, convert) in _SIMPLE.items():
        if key in tag:
            put(name, convert(tag.pop(key)))
    if tag.pop("Unbreakable", None):
        put("unbreakable", {})
    _display(tag, put)
    for key, name in (
        ("Enchantments", "enchantments"),
        ("StoredEnchantments", "stored_enchantments"),
    ):
        levels = _enchantments(tag.pop(key, None))
        if levels:
            put(name, levels)
    _potion(tag, put)
    _book(tag, put)
    _crossbow(tag, put)
    _lodestone(tag, put)
    _fireworks(tag, put)
    _bucket(tag, put, item)
    _block_entity(tag, put)
    hide_flags = tag.pop("HideFlags", None)
    if isinstance(hide_flags, int):
        hidden: TagList = [
            f"minecraft:{name}"
            for bit, names in _HIDE_FLAGS.items()
            if hide_flags & bit
            for name in names
        ]
        if hidden:
            put("tooltip_display", {"hidden_components": hidden})
    if tag:
        put("custom_data", tag)
    return components


def _same(value: Tag) -> Tag:
    return value


def _attribute_modifiers(value: Tag) -> Tag:
    modifiers: TagList = []
    for modifier in compounds(value):
        rename(modifier, "AttributeName", "type", attribute_name)
        rename(modifier, "Slot", "slot")
        upgrade_modifier(modifier)
        modifiers.append(modifier)
    return modifiers


def _block_predicates(value: Tag) -> Tag:
    names = value if isinstance(value, list) else []
    return [{"blocks": namespaced(name)} for name in names if isinstance(name, str)]


def _model_data(value: Tag) -> Tag:
    # An int until 1.21.4 24w45a; the later rule turns it into the list of floats.
    return Int(value) if isinstance(value, int) else value


def _profile(value: Tag) -> Tag:
    if isinstance(value, str):
        return {"name": value}
    if isinstance(value, dict):
        rename(value, "Id", "id")
        rename(value, "Name", "name")
        properties = value.pop("Properties", None)
        if isinstance(properties, dict):
            flat: TagList = []
            for name, entries in properties.items():
                for entry in compounds(entries):
                    rename(entry, "Value", "value")
                    rename(entry, "Signature", "signature")
                    flat.append({"name": name, **entry})
            value["properties"] = flat
    return value


def _namespaced_list(value: Tag) -> Tag:
    names = value if isinstance(value, list) else []
    return [namespaced(name) for name in names if isinstance(name, str)]


profile_of_skull_owner: Final = _profile

_SIMPLE: Final[dict[str, tuple[str, Convert]]] = {
    "Damage": ("damage", _same),
    "RepairCost": ("repair_cost", _same),
    "map": ("map_id", _same),
    "CanDestroy": ("can_break", _block_predicates),
    "CanPlaceOn": ("can_place_on", _block_predicates),
    "AttributeModifiers": ("attribute_modifiers", _attribute_modifiers),
    "CustomModelData": ("custom_model_data", _model_data),
    "Items": ("bundle_contents", _same),
    "Trim": ("trim", _same),
    "instrument": ("instrument", _same),
    "Recipes": ("recipes", _namespaced_list),
    "DebugProperty": ("debug_stick_state", _same),
    "SkullOwner": ("profile", _profile),
    "EntityTag": ("entity_data", _same),
    "BlockStateTag": ("block_state", _same),
}
"""Key of the old tag -> component."""

_HIDE_FLAGS: Final = {
    1: ("enchantments",),
    2: ("attribute_modifiers",),
    4: ("unbreakable",),
    8: ("can_break",),
    16: ("can_place_on",),
    32: (
        "banner_patterns",
        "bees",
        "block_entity_data",
        "block_state",
        "bundle_contents",
        "charged_projectiles",
        "container",
        "container_loot",
        "firework_explosion",
        "fireworks",
        "instrument",
        "map_id",
        "pot_decorations",
        "potion_contents",
        "stored_enchantments",
        "written_book_content",
    ),
    64: ("dyed_color",),
    128: ("trim",),
}
"""Bit -> components it hid (https://minecraft.wiki/w/Item_format/Before_1.20.5)."""

Put = Callable[[str, Tag], None]


def _display(tag: Compound, put: Put) -> None:
    display = tag.pop("display", None)
    if not isinstance(display, dict):
        return
    for key, name in (
        ("Name", "custom_name"),
        ("Lore", "lore"),
        ("color", "dyed_color"),
        ("MapColor", "map_color"),
    ):
        if key in display:
            put(name, display.pop(key))
    if display:
        tag["display"] = display


def _enchantments(value: Tag | None) -> Compound:
    levels: Compound = {}
    for enchantment in compounds(value):
        name, level = enchantment.get("id"), enchantment.get("lvl")
        if isinstance(name, str) and isinstance(level, int):
            # 1.20.5 24w03a renamed it.
            full = namespaced(name).replace(
                "minecraft:sweeping", "minecraft:sweeping_edge"
            )
            levels[full.replace("_edge_edge", "_edge")] = Int(level)
    return levels


def _potion(tag: Compound, put: Put) -> None:
    contents = potion_contents(tag)
    if contents:
        put("potion_contents", contents)
    if "effects" in tag:
        put("suspicious_stew_effects", upgrade_effects(tag.pop("effects")))


def potion_contents(tag: Compound) -> Compound:
    """Takes the keys of a potion out of `tag`."""
    contents: Compound = {}
    rename(tag, "CustomPotionEffects", "custom_potion_effects")
    for key, name in (
        ("Potion", "potion"),
        ("CustomPotionColor", "custom_color"),
        ("custom_potion_effects", "custom_effects"),
    ):
        if key in tag:
            contents[name] = tag.pop(key)
    if "custom_effects" in contents:
        upgrade_effects(contents["custom_effects"])
    return contents


def _book(tag: Compound, put: Put) -> None:
    pages = tag.pop("pages", None)
    filtered = tag.pop("filtered_pages", None)
    if not isinstance(pages, list):
        return
    content: Compound = {}
    entries: TagList = []
    for index, page in enumerate(pages):
        entry: Compound = {"raw": page}
        if isinstance(filtered, dict) and str(index) in filtered:
            entry["filtered"] = filtered[str(index)]
        entries.append(entry)
    content["pages"] = entries
    if "title" not in tag and "author" not in tag:
        put("writable_book_content", content)
        return
    content["title"] = {"raw": tag.pop("title", "")}
    content["author"] = tag.pop("author", "")
    for key in ("generation", "resolved"):
        if key in tag:
            content[key] = tag.pop(key)
    put("written_book_content", content)


def _crossbow(tag: Compound, put: Put) -> None:
    tag.pop("Charged", None)
    projectiles = tag.pop("ChargedProjectiles", None)
    if isinstance(projectiles, list) and projectiles:
        put("charged_projectiles", projectiles)


def _lodestone(tag: Compound, put: Put) -> None:
    if not {"LodestonePos", "LodestoneDimension", "LodestoneTracked"} & tag.keys():
        return
    tracker: Compound = {}
    pos, dimension = tag.pop("LodestonePos", None), tag.pop("LodestoneDimension", None)
    if pos is not None and dimension is not None:
        tracker["target"] = {"pos": block_pos(pos), "dimension": dimension}
    tracker["tracked"] = tag.pop("LodestoneTracked", Byte(1))
    put("lodestone_tracker", tracker)


def block_pos(value: Tag) -> Tag:
    """{X,Y,Z} as an int array (1.20.5 24w06a)."""
    if isinstance(value, dict) and {"X", "Y", "Z"} <= value.keys():
        return IntArray(int(value[axis]) for axis in "XYZ")  # type: ignore[arg-type]
    return value


def _fireworks(tag: Compound, put: Put) -> None:
    explosion = tag.pop("Explosion", None)
    if isinstance(explosion, dict):
        put("firework_explosion", _explosion(explosion))
    fireworks = tag.pop("Fireworks", None)
    if isinstance(fireworks, dict):
        rename(fireworks, "Flight", "flight_duration")
        explosions = fireworks.pop("Explosions", None)
        fireworks["explosions"] = [_explosion(one) for one in compounds(explosions)]
        put("fireworks", fireworks)


_EXPLOSION_SHAPES: Final = ("small_ball", "large_ball", "star", "creeper", "burst")


def _explosion(explosion: Compound) -> Tag:
    shape = explosion.pop("Type", None)
    if isinstance(shape, int) and 0 <= shape < len(_EXPLOSION_SHAPES):
        explosion["shape"] = _EXPLOSION_SHAPES[shape]
    rename(explosion, "Colors", "colors")
    rename(explosion, "FadeColors", "fade_colors")
    rename(explosion, "Trail", "has_trail")
    rename(explosion, "Flicker", "has_twinkle")
    return explosion


_BUCKET_KEYS: Final = (
    "NoAI",
    "Silent",
    "NoGravity",
    "Glowing",
    "Invulnerable",
    "Health",
    "Age",
    "Variant",
    "HuntingCooldown",
    "BucketVariantTag",
)


def _bucket(tag: Compound, put: Put, item: str) -> None:
    if not item.endswith("_bucket"):
        return
    data: Compound = {key: tag.pop(key) for key in _BUCKET_KEYS if key in tag}
    if data:
        put("bucket_entity_data", data)


def _block_entity(tag: Compound, put: Put) -> None:
    data = tag.pop("BlockEntityTag", None)
    if not isinstance(data, dict):
        return
    items: TagList = []
    for stack in compounds(data.pop("Items", None)):
        slot = stack.pop("Slot", Byte(0))
        items.append(
            {"slot": Int(slot) if isinstance(slot, int) else slot, "item": stack}
        )
    if items:
        put("container", items)
    upgrade_patterns(data)
    for key, name in (
        ("Lock", "lock"),
        ("patterns", "banner_patterns"),
        ("sherds", "pot_decorations"),
        ("Bees", "bees"),
        ("note_block_sound", "note_block_sound"),
    ):
        if key in data:
            put(name, data.pop(key))
    base = data.pop("Base", None)
    if isinstance(base, int) and 0 <= base < len(DYE_COLORS):
        put("base_color", DYE_COLORS[base])
    table = data.pop("LootTable", None)
    if table is not None:
        loot: Compound = {"loot_table": table}
        if "LootTableSeed" in data:
            loot["seed"] = data.pop("LootTableSeed")
        put("container_loot", loot)
    if data:
        put("block_entity_data", data)
