# from: the advancement and all that follow it: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #fc st run advancement grant @s from selftest:tree/branch
assert score #fc st matches 3
assert entity @s[advancements={selftest:tree/root=false,selftest:tree/leaf_a=true,selftest:tree/leaf_b=true}]
