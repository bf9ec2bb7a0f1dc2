# through: parents, itself and children: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store result score #tb st run advancement grant @s through selftest:tree/branch
assert score #tb st matches 4
