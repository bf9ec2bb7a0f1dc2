function selftest:macro {who:"#mv",value:8b,text:"a b"}
assert score #mv st matches 8
assert data storage selftest:macro {"#mv":"a b"}
