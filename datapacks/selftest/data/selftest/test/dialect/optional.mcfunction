# @optional
fail {text:"not needed"}
