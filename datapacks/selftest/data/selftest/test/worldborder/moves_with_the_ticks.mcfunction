# A border that shrinks over 10 ticks is half way after 5.
# https://github.com/misode/technical-changes/blob/main/1.21.11/25w43a.md
# @environment selftest:language/alone
execute in the_end run worldborder set 300
execute in the_end run worldborder set 200 10
await delay 5t
execute in the_end store result score #worldborder_moves_with_the_ticks st run worldborder get
execute in the_end run worldborder set 59999968
assert score #worldborder_moves_with_the_ticks st matches 245..255
