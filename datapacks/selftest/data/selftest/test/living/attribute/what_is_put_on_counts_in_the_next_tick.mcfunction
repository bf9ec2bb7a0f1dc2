# What was put on counts for attributes from the next tick on: https://github.com/hpfxd/PandaSpigot/pull/153
# @template selftest:floor
# @dummy ~1 ~1 ~1
item replace entity @s armor.chest with iron_chestplate
execute store result score #st_l_put_on st run attribute @s armor get
assert score #st_l_put_on st matches 0
await delay 1t
execute store result score #st_l_put_on st run attribute @s armor get
assert score #st_l_put_on st matches 6
item replace entity @s armor.chest with air
execute store result score #st_l_put_on st run attribute @s armor get
assert score #st_l_put_on st matches 6
