# @setup_ticks 0
fail "first"
fail "second"
