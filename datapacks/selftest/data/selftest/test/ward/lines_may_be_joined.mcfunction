# A backslash at the end joins the next line: https://github.com/mcbookshelf/ward
# @template selftest:floor
# @setup_ticks 0
scoreboard players set \
  #wlj st 8
assert score #wlj \
  st matches 8
