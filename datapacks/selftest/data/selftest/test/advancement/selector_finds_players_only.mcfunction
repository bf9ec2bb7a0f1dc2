# Only players have advancements: https://minecraft.wiki/w/Target_selectors#Selecting_targets_by_advancements
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~1 ~1 ~1 {Tags:["st_sfpo"]}
assert not entity @e[tag=st_sfpo,advancements={selftest:plain=false}]
