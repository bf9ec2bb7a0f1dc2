# Nothing holds a chunk far from all tests: https://minecraft.wiki/w/Chunk
execute if loaded 1000000 0 1000000 run fail "loaded"
execute unless loaded ~ ~ ~ run fail "not loaded"
