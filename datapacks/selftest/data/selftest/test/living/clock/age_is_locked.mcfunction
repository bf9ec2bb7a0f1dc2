# A golden dandelion keeps it young.
# https://minecraft.wiki/w/Golden_Dandelion
# @template selftest:floor
summon pig ~2.5 ~1 ~2.5 {Tags:["lc_ail"],NoAI:1b,Age:-5,AgeLocked:1b}
await delay 8t
assert data entity @n[tag=lc_ail] {Age:-5}
