# Custom data may be SNBT in a text, in a recipe too (gm4_soul_glass of https://github.com/Gamemode4Dev/GM4_Datapacks): https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @timeout 300
setblock ~1 ~1 ~1 furnace{lit_time_remaining:400s}
item replace block ~1 ~1 ~1 container.0 with mud_bricks
item replace block ~1 ~1 ~1 container.1 with coal
await items block ~1 ~1 ~1 container.2 brown_stained_glass[custom_data~{marked:1b}]
