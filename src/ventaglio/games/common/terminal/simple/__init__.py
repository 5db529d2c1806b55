"""Any game in the terminal: what is seen as lines of text, what may be done as a numbered list."""
