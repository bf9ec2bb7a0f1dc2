# everything grants what there is: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s everything
assert entity @s[advancements={selftest:plain=true,selftest:tree/leaf_b=true}]
advancement revoke @s everything
assert entity @s[advancements={selftest:plain=false,selftest:tree/leaf_b=false}]
