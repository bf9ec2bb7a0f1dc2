# A command is through before what it brings runs: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
scoreboard players set @s st 0
advancement grant @s only selftest:takes_itself
assert score @s st matches 1
assert entity @s[advancements={selftest:takes_itself={one=false,two=false}}]
