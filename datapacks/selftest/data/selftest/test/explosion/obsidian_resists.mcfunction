# Obsidian resists.
# https://minecraft.wiki/w/Explosion
# @template selftest:floor
setblock ~3 ~1 ~2 obsidian
summon tnt ~2.5 ~1 ~2.5 {fuse:1s,explosion_power:1.0f}
await delay 2t
assert block ~3 ~1 ~2 obsidian
