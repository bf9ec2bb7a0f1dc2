# A number goes in without its suffix.
# https://github.com/misode/technical-changes/blob/main/1.20.2/1.20.2-pre1.md
function selftest:language/set {to:"selftest:macro/numbers_lose_their_suffix",value:12b}
assert data storage selftest:macro/numbers_lose_their_suffix {v:12}
function selftest:language/set {to:"selftest:macro/numbers_lose_their_suffix",value:2.5f}
assert data storage selftest:macro/numbers_lose_their_suffix {v:2.5d}
