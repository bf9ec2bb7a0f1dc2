tag @s add st_chain_a
advancement grant @s only selftest:chain_b
execute if entity @s[tag=st_chain_b] run tag @s add st_chain_after
