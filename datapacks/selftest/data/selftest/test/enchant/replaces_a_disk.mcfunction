# An enchantment turns a disk of blocks below its bearer, as far as its predicate lets it.
# https://minecraft.wiki/w/Enchantment_definition#Entity_effects
# @template selftest:floor
# @timeout 60
fill ~ ~1 ~ ~4 ~1 ~4 dirt
setblock ~3 ~2 ~2 stone
summon zombie ~2.5 ~2 ~2.5 {NoAI:1b,Silent:1b,equipment:{feet:{id:"minecraft:leather_boots",count:1,components:{"minecraft:enchantments":{"selftest:meadow":1}}}}}
await delay 5t
assert block ~2 ~1 ~2 moss_block
assert block ~1 ~1 ~2 moss_block
assert block ~2 ~1 ~3 moss_block
assert block ~1 ~1 ~1 moss_block
assert block ~3 ~1 ~2 dirt
assert block ~ ~1 ~ dirt
assert not block ~2 ~ ~2 moss_block
