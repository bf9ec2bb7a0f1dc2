# An entity with arms swings.
# https://minecraft.wiki/w/Commands/swing
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #ow st run swing @s offhand
assert score #ow st matches 1
