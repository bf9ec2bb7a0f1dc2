# The corners may be given in any order: https://minecraft.wiki/w/Commands/fill
# @template selftest:floor
execute store result score #cia st run fill ~2 ~2 ~1 ~ ~1 ~ glass
assert score #cia st matches 12
assert block ~1 ~2 ~1 glass
