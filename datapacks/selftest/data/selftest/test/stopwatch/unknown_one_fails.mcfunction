# A stopwatch that does not exist can be neither asked nor restarted: https://minecraft.wiki/w/Commands/stopwatch
# @template selftest:floor
execute store success score #suo st run stopwatch restart selftest:never
execute store success score #suo2 st run stopwatch query selftest:never
assert score #suo st matches 0
assert score #suo2 st matches 0
