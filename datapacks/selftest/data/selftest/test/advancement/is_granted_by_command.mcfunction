# Granting meets every criterion: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
assert entity @s[advancements={selftest:plain=false}]
advancement grant @s only selftest:plain
assert entity @s[advancements={selftest:plain=true}]
