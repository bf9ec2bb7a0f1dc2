# In a translation %% is a percent sign and %1$s the first value: https://minecraft.wiki/w/Text_component_format
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tellraw @s {translate:"selftest.never",fallback:"%2$s %1$s 100%%",with:["x",{text:"y"}]}
assert chat "^y x 100%$"
