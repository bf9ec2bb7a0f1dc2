data modify storage selftest:mfs args set value {who:"#mfs",value:-3.0d,text:x}
function selftest:macro with storage selftest:mfs args
assert score #mfs st matches -3
