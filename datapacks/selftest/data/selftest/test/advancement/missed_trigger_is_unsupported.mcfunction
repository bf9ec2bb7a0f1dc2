# What a beacon does to advancements is not noticed: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute if entity @s[advancements={selftest:built_beacon=true}] run say st
