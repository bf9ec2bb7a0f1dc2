/say hello
