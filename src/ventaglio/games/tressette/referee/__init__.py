"""Ruling at Tressette: the orders and the irregularities, and the live-table; the rulings stand with their text."""
