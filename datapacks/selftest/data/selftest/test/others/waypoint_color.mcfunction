# The colour of a waypoint is kept as data.
# https://minecraft.wiki/w/Commands/waypoint
# @template selftest:floor
summon armor_stand ~1.5 ~1 ~1.5 {Tags:["st_owc"],NoGravity:1b}
waypoint modify @e[tag=st_owc,limit=1] color red
assert data entity @e[tag=st_owc,limit=1] {locator_bar_icon:{color:16733525}}
