# until: the advancement and its parents: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #up st run advancement grant @s until selftest:tree/leaf_a
assert score #up st matches 3
assert entity @s[advancements={selftest:tree/root=true,selftest:tree/branch=true,selftest:tree/leaf_b=false}]
