# https://minecraft.wiki/w/Commands/say
say hello world
say mail me @ home
say hi @p
say
