tag @s add st_chain_b
