# What a player does not have cannot be revoked: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #rn st run advancement revoke @s only selftest:plain
assert score #rn st matches 0
