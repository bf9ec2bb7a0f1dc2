# One spelling of a component stands for another: colours, names, single entries, durations.
# https://minecraft.wiki/w/Data_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s hotbar.0 with stick[custom_model_data={colors:[[1f,0f,0f],255],floats:[1]}]
assert items entity @s hotbar.0 *[custom_model_data={colors:[16711680,[0f,0f,1f]],floats:[1f]}]
item replace entity @s hotbar.0 with suspicious_stew[suspicious_stew_effects=[{id:poison}]]
assert items entity @s hotbar.0 *[suspicious_stew_effects=[{id:"minecraft:poison",duration:160}]]
assert not items entity @s hotbar.0 *[suspicious_stew_effects=[{id:"minecraft:poison",duration:100}]]
item replace entity @s hotbar.0 with player_head[profile=Alex]
assert items entity @s hotbar.0 *[profile={name:"Alex"}]
item replace entity @s hotbar.0 with stick[repairable={items:[stick]}]
assert items entity @s hotbar.0 *[repairable={items:"minecraft:stick"}]
item replace entity @s hotbar.0 with stick[attribute_modifiers=[{type:armor,id:"selftest:a",amount:1,operation:add_value}]]
assert items entity @s hotbar.0 *[attribute_modifiers=[{type:"armor",id:"selftest:a",amount:1d,operation:"add_value",slot:"any"}]]
item replace entity @s hotbar.0 with chest[container=[{slot:2,item:{id:egg,components:{max_stack_size:5}}}]]
assert items entity @s hotbar.0 *[container=[{slot:2,item:{id:"minecraft:egg",count:1,components:{"minecraft:max_stack_size":5}}}]]
