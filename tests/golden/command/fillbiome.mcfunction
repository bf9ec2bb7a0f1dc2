# The biomes of the version and of packs exist, and no others: https://minecraft.wiki/w/Biome/ID
fillbiome 0 0 0 3 3 3 minecraft:dappled_forest
fillbiome 0 0 0 3 3 3 sulfur_caves replace dappled_forest
fillbiome 0 0 0 3 3 3 minecraft:planes
fillbiome 0 0 0 3 3 3 swamp replace demo:marsh
execute if biome 0 0 0 minecraft:sulfur_caves
execute if biome 0 0 0 minecraft:sulphur_caves
