# Fortune III gives at most four times as much.
# https://minecraft.wiki/w/Fortune
# @template selftest:floor
# @dummy ~1 ~1 ~1
setblock ~3 ~1 ~3 diamond_ore
give @s iron_pickaxe[enchantments={"minecraft:fortune":3}]
dummy @s mine ~3 ~1 ~3
execute store result score #hs_gems st run data get entity @n[type=item,nbt={Item:{id:"minecraft:diamond"}}] Item.count
assert score #hs_gems st matches 1..4
kill @e[type=experience_orb,distance=..9]
