# An armor stand holds an item too.
# https://minecraft.wiki/w/Commands/enchant
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_ehs"],NoGravity:1b,equipment:{mainhand:{id:"minecraft:iron_axe"}}}
execute store result score #es st run enchant @e[tag=st_ehs] sharpness
assert score #es st matches 1
assert items entity @e[tag=st_ehs] weapon.mainhand *[enchantments={sharpness:1}]
