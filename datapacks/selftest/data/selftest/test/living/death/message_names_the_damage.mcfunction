# Everybody reads how a player died: https://minecraft.wiki/w/Death_messages
# @template selftest:floor
# @dummy ~1 ~1 ~1
# @timeout 120
await delay 61t
damage @s 100 magic
assert chat "was killed by magic$"
