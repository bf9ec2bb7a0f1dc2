# What was granted is known: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:built_beacon
assert entity @s[advancements={selftest:built_beacon=true}]
