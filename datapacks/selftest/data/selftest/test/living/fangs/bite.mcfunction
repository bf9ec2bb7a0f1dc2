# Six points of magic, whatever is worn: https://minecraft.wiki/w/Evoker#Fang_attack
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {Tags:["fg_b"],NoAI:1b,attributes:[{id:"armor",base:20}]}
summon evoker_fangs ~2.5 ~1 ~2.5
await delay 12t
assert data entity @n[tag=fg_b] {Health:4f}
