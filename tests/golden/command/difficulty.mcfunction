# https://minecraft.wiki/w/Commands/difficulty
difficulty
difficulty hard
difficulty hard
difficulty
difficulty peaceful
difficulty
