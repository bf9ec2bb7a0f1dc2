# tick fires in the player's next tick; what is done is not listened for: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tag @s add st_adv_once
assert not entity @s[tag=st_adv_got]
await delay 3t
assert entity @s[tag=st_adv_got]
assert score @s st matches 1
