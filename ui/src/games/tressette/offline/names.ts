// How those at a table are called where nobody has told their names: by letters, in the order of play.

const LETTERS = "ABCD";

export function seatName(seat: number): string {
  return LETTERS[seat]!;
}

/** The two sides: each has every other seat. */
export function sideName(side: number): string {
  return `${LETTERS[side]}+${LETTERS[side + 2]}`;
}
