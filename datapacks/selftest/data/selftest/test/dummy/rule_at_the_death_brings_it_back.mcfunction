# The rule immediate_respawn is asked when it dies: https://github.com/mcbookshelf/ward (test dummy_immediate_respawn)
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
gamerule immediate_respawn true
kill @s
gamerule immediate_respawn false
await entity @s[nbt={Health:20f}]
