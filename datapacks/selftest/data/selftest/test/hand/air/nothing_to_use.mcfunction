# What has no use fails.
# https://github.com/misode/packtest
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s stick
assert not run dummy @s use item
