# An interaction is one wide and one high without other data: https://minecraft.wiki/w/Interaction
# @template selftest:floor
summon interaction ~1.5 ~1 ~1.5 {Tags:["st_ihs"]}
assert data entity @e[tag=st_ihs,limit=1] {width:1f,height:1f}
