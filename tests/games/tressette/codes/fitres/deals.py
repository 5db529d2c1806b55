"""Deals that several tests play. A and C are side 0, B and D side 1; what a deal leaves out is dealt in order."""

from typing import Final

from tests.games.tressette.codes.fitres.tavolo import ONE_SUIT_EACH

ALL_TO_A: Final = (ONE_SUIT_EACH,)
"""A has all danari, B all spade, C all coppe, D all bastoni: whoever leads takes every trick."""

MIXED: Final = (
    "hand A: dA d2 d3 d4 s4 s5 c4 c5 b4 b5",
    "hand B: d5 d6 s2 s3 s6 c6 c7 b2 b3 b6",
    "hand C: d7 dD s7 sD sC c3 cD cC b7 bD",
    "hand D: dC dR sA sR c2 cA cR bA bC bR",
)
"""Everybody has cards of every suit; A has the Napoletana of danari, B venticinque of spade and of bastoni."""

A_POINT_FOR_0: Final = "d3 d5 dD dR"
A_POINT_FOR_1: Final = "b4 b3 bD bR"
NO_POINT_FOR_1: Final = "b4 b3 b7 bC"
"""Tricks of the mixed deal, led by A: taken by A, and by B with three and with two thirds."""

NEARLY_ALL_TO_A: Final = (
    "hand A: s4 d5 d6 d7 dD dC dR dA d2 d3",
    "hand B: d4 s5 s6 s7 sD sC sR sA s2 s3",
    "hand C: c4 c5 c6 c7 cD cC cR cA c2 c3",
    "hand D: b4 b5 b6 b7 bD bC bR bA b2 b3",
)
"""A can lead the four of spade, which B takes, and takes all the rest once B leads the four of danari."""
