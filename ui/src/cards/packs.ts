// The packs, each in the order in which a hand is held.

export const FRENCH_SUITS = "hdcs";
export const FRENCH_RANKS = "A23456789TJQK";
export const ITALIAN_SUITS = "dscb";
export const ITALIAN_RANKS = "32ARCD7654";

/** Every card that there is of each kind. */
export const FRENCH_PACK = [...FRENCH_RANKS]
  .flatMap((rank) => [...FRENCH_SUITS].map((suit) => rank + suit))
  .concat("*");
export const ITALIAN_PACK = [...ITALIAN_RANKS].flatMap((rank) => [...ITALIAN_SUITS].map((suit) => suit + rank));
