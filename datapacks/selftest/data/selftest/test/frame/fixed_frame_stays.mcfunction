# A fixed frame needs no wall and breaks by nothing: https://minecraft.wiki/w/Item_Frame
# @template selftest:floor
# @timeout 200
summon item_frame ~2.5 ~1.5 ~3.5 {Tags:["st_ffs"],Facing:3b,Fixed:1b}
execute store success score #ffs st run damage @e[tag=st_ffs,limit=1] 1
assert score #ffs st matches 0
await delay 120t
assert entity @e[tag=st_ffs]
