# A function without macros runs with arguments too.
# https://minecraft.wiki/w/Commands/function
execute store result score #macro_plain_function_with_arguments st run function selftest:value {a:1}
assert score #macro_plain_function_with_arguments st matches 6
