# https://minecraft.wiki/w/Evoker#Fang_attack: who cast them is not bitten
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {Tags:["fg_o"],NoAI:1b}
summon evoker_fangs ~2.5 ~1 ~2.5 {Tags:["fg_of"]}
data modify entity @n[tag=fg_of] Owner set from entity @n[tag=fg_o] UUID
await delay 12t
assert data entity @n[tag=fg_o] {Health:10f}
