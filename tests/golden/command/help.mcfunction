# https://minecraft.wiki/w/Commands/help; usages as of https://github.com/Mojang/brigadier
help me
help say
help weather
help nonsense
help loot
help tell
