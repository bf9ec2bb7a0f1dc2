# levitation looks at how long and how far: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
effect give @s levitation 10 0
await delay 3t
assert entity @s[advancements={selftest:floats=false}]
await delay 7t
assert entity @s[advancements={selftest:floats=true}]
