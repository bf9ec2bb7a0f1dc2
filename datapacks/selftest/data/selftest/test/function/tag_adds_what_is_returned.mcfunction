# The result of a tag is the sum of what its functions return.
# https://minecraft.wiki/w/Commands/function
execute store result score #function_tag_adds_what_is_returned st run function #selftest:language/returns
assert score #function_tag_adds_what_is_returned st matches 10
