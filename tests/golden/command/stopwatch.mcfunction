# https://minecraft.wiki/w/Commands/stopwatch
stopwatch query demo:a
stopwatch create demo:a
stopwatch create demo:a
stopwatch query demo:a
stopwatch query demo:a 1000
stopwatch restart demo:a
stopwatch restart demo:b
stopwatch remove demo:a
stopwatch remove demo:a
stopwatch demo:a create
