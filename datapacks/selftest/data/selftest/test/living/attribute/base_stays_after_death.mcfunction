# Base values outlast a death, modifiers do not: https://github.com/PaperMC/Paper/issues/11467
# @template selftest:floor
# @dummy ~1 ~1 ~1
attribute @s max_health base set 30
attribute @s max_health modifier add selftest:more 5 add_value
kill @s
dummy @s respawn
execute store result score #st_l_base_stays st run attribute @s max_health get
assert score #st_l_base_stays st matches 30
