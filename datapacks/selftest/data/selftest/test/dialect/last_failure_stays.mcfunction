fail "first"
fail "second"
