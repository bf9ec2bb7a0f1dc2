$function selftest:language/set {to:"$(to)",value:$(value)}
