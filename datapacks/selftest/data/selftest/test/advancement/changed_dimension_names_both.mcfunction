# changed_dimension knows whence and whither: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute in the_nether run tp @s 0 200 0
assert entity @s[advancements={selftest:to_nether=true,selftest:from_nether=false}]
