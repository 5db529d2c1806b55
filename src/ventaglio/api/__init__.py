"""Ventaglio for programs: tables, records, rulings, tournaments and bots behind a small surface.

What `ventaglio.__all__` names is the promise; everything else in the package is the house's own and may change.
"""
