"""Hands that are over, looked at again: every decision beside what the strongest player thinks of it.

Pure: a hand's steps come in, an analysis goes out. Nobody is told anything of a hand that is not over: `hands` is the
one door through which steps come in, and it lets only whole hands pass.
"""
