"""Bots from outside: the protocol they speak, and programs on this machine that speak it.

The server imports `bastide.outside.protocol` and nothing else of this package: it starts no programs.
"""
