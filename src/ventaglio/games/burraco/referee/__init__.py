"""Ruling at Burraco: the orders, the irregularities, and what several texts do alike, one module for each family."""
