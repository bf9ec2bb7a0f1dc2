# A criterion that the advancement does not have is an error: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
execute store success score #uc st run advancement grant @s only selftest:both three
assert score #uc st matches 0
