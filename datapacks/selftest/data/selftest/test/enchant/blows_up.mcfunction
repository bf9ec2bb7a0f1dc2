# An enchantment makes an explosion with damage of its own that spares the blocks.
# https://minecraft.wiki/w/Enchantment_definition#Entity_effects
# @template selftest:floor
# @dummy ~0.5 ~1 ~0.5
# @timeout 60
gamemode creative @s
summon husk ~2.5 ~1 ~2.5 {NoAI:1b,Silent:1b,Tags:["st_ebu"]}
summon cow ~3.5 ~1 ~3.5 {NoAI:1b,Silent:1b,Tags:["st_ebc"],Health:40f,attributes:[{id:"max_health",base:40}]}
setblock ~4 ~1 ~2 glass
item replace entity @s weapon.mainhand with stick[enchantments={"selftest:burst":1}]
await delay 20t
dummy @s attack @n[tag=st_ebu]
execute store result score #ebu st run data get entity @n[tag=st_ebc] Health
assert score #ebu st matches 1..39
assert block ~4 ~1 ~2 glass
