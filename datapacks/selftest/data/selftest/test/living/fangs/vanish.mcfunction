# They come out of the ground, bite and go: https://minecraft.wiki/w/Evoker#Fang_attack
# @template selftest:floor
summon evoker_fangs ~2.5 ~1 ~2.5 {Tags:["fg_v"]}
assert entity @e[tag=fg_v]
await delay 30t
assert not entity @e[tag=fg_v]
