# What is no number makes the command fail.
# https://minecraft.wiki/w/Commands/compute
# @template selftest:floor
execute store success score #cnn st run compute default float {type:sqrt,input:-1}
assert score #cnn st matches 0
