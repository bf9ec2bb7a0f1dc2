# Advancements that the player has do not count: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:tree/leaf_a
execute store result score #oc st run advancement grant @s from selftest:tree/branch
assert score #oc st matches 2
