# dummy mine breaks a block: https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~3 ~1 ~3 glass
dummy @s mine ~3 ~1 ~3
assert block ~3 ~1 ~3 air
