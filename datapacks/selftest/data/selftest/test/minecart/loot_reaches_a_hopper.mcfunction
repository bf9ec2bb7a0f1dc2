# A hopper that draws from a chest cart makes its loot first.
# https://minecraft.wiki/w/Minecart_with_Chest
# @template selftest:floor
setblock ~1 ~1 ~1 hopper
setblock ~1 ~2 ~1 rail
summon chest_minecart ~1.5 ~2.0625 ~1.5 {LootTable:"selftest:one_stick"}
await items block ~1 ~1 ~1 container.* stick
