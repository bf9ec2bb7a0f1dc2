summon minecraft:markr ~ ~ ~
