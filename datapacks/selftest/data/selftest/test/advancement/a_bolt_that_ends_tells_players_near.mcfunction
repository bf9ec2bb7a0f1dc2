# The trigger comes when the bolt disappears, for players within 256 blocks; who was not hit is a bystander:
# https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
# @skyaccess true
# @timeout 200
summon armor_stand ~7.5 ~1 ~1.5 {NoGravity:1b}
summon lightning_bolt ~1.5 ~9 ~1.5 {Tags:["st_bolt_ends"]}
assert entity @s[advancements={selftest:seen_lightning=false}]
await not entity @e[type=lightning_bolt,tag=st_bolt_ends]
assert entity @s[advancements={selftest:seen_lightning=true}]
