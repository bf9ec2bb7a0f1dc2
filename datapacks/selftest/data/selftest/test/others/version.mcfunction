# version tells and succeeds.
# https://minecraft.wiki/w/Commands/version
# @template selftest:floor
execute store result score #ov st run version
assert score #ov st matches 1
