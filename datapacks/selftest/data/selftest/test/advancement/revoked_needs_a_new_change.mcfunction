# After revoking, what lies there is no change: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick
advancement revoke @s only selftest:has_stick
await delay 3t
assert entity @s[advancements={selftest:has_stick=false}]
