succeed
await delay 10t
fail "too late"
