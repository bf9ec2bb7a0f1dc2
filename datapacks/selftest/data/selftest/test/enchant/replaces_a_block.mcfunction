# An enchantment turns the block below whom it strikes, if its predicate holds there.
# https://minecraft.wiki/w/Enchantment_definition#Entity_effects
# @template selftest:floor
# @dummy ~1.5 ~2 ~1.5
# @timeout 60
fill ~ ~1 ~ ~4 ~1 ~4 dirt
summon zombie ~2.5 ~2 ~2.5 {NoAI:1b,Silent:1b,Tags:["st_erb"]}
item replace entity @s weapon.mainhand with stick[enchantments={"selftest:pillar":1}]
await delay 20t
dummy @s attack @n[tag=st_erb]
assert block ~2 ~1 ~2 oak_log[axis=x]
assert block ~1 ~1 ~2 dirt
