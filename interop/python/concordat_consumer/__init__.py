"""Concordat's contracts in Python: the packed schemas, a validator, and decision records."""
