# An advancement of which something is met can be revoked: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only selftest:both one
execute store result score #rp st run advancement revoke @s only selftest:both
assert score #rp st matches 1
assert entity @s[advancements={selftest:both={one=false}}]
