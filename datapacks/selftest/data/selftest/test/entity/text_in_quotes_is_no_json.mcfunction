# A name in quotes is text, whatever it looks like, since 1.21.5: https://github.com/misode/technical-changes/tree/main/1.21.5
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tiq"],CustomName:'{"text":"Anna"}'}
assert not entity @e[tag=st_tiq,name=Anna]
assert entity @e[tag=st_tiq,name='{"text":"Anna"}']
