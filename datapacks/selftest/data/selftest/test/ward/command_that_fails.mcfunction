# assert not run holds where the command fails: https://github.com/mcbookshelf/ward
# @template selftest:floor
assert not run kill @e[tag=st_nobody]
assert not run data get storage selftest:never a
assert run execute unless entity @e[tag=st_nobody]
