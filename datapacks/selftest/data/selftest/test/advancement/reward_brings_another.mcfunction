# A reward may grant an advancement with a reward: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:chain_a
assert entity @s[tag=st_chain_a,tag=st_chain_b,tag=st_chain_after]
