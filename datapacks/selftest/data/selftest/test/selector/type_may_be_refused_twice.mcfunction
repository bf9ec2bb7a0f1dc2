# type=! may stand several times: https://minecraft.wiki/w/Target_selectors
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tmb"]}
summon interaction ~1.5 ~1 ~0.5 {Tags:["st_tmb"]}
summon block_display ~2.5 ~1 ~0.5 {Tags:["st_tmb","st_tmb_left"]}
assert entity @e[tag=st_tmb,type=!marker,type=!interaction]
assert not entity @e[tag=st_tmb,tag=!st_tmb_left,type=!marker,type=!interaction]
