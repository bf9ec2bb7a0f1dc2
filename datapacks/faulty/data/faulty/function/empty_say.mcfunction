say
