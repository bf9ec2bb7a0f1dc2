fail {text:"as planned"}
