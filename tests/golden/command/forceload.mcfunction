# https://minecraft.wiki/w/Commands/forceload
forceload query
forceload add 0 0
forceload add 0 0 31 47
forceload add 5 5
forceload query
forceload query 31 47
forceload query 64 64
forceload remove 0 0 0 100
forceload remove 0 0
forceload add 0 0 256 256
forceload add 0 30000000
forceload remove all
forceload query
