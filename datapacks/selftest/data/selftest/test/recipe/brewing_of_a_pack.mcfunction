# Since 26.3 packs have brewing recipes: each bottle that fits becomes the output after 400 ticks.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/data/recipe.mcdoc
# @template selftest:floor
# @timeout 500
setblock ~1 ~1 ~1 brewing_stand{Fuel:3}
item replace block ~1 ~1 ~1 container.0 with potion[potion_contents={potion:"minecraft:water"}]
item replace block ~1 ~1 ~1 container.1 with potion[potion_contents={potion:"minecraft:swiftness"}]
setblock ~1 ~2 ~1 hopper{Items:[{Slot:0b,id:"minecraft:dragon_egg",count:1}]}
await items block ~1 ~1 ~1 container.3 dragon_egg
await items block ~1 ~1 ~1 container.0 nether_star[item_name="brewed"]
assert items block ~1 ~1 ~1 container.1 potion[potion_contents={potion:"minecraft:swiftness"}]
assert not items block ~1 ~1 ~1 container.3 *
