// How large the cards of melds can be, so that all melds of a side are seen at once.

/** So much of a covered card is seen: its rank and its suit. */
export const STEP = 0.3;
/** How much wider a burraco is than its cards side by side, because some of them lie across; in cards. */
const ACROSS: Record<string, number> = { clean: 0.58, semi: 0.51, dirty: 0.53 };
/** Sizes are a few, so that a meld that grows by a card does not move all the others. */
const GRAIN = 2;

export type Room = { width: number; height: number };
/** The largest and the least width of a card; what surrounds the cards of a meld; what is between melds. */
export type Measures = { most: number; least: number; frame: number; gap: number };

/** The width of a meld, in cards. */
export function breadth(cards: number, burraco: string | null | undefined): number {
  return 1 + STEP * (cards - 1) + (ACROSS[burraco ?? ""] ?? 0);
}

/** In how many rows melds of these breadths lie when cards have this width. */
export function rowsOf(breadths: readonly number[], card: number, width: number, { frame, gap }: Measures): number {
  let rows = breadths.length ? 1 : 0;
  let used = 0;
  for (const one of breadths) {
    const wide = one * card + frame;
    if (used && used + gap + wide > width) {
      rows += 1;
      used = wide;
    } else used += (used ? gap : 0) + wide;
  }
  return rows;
}

/** The greatest width of a card with which everything is seen, or the least where nothing helps. */
export function fitted(breadths: readonly number[], room: Room, measures: Measures): number {
  const { most, least, frame, gap } = measures;
  for (let card = Math.max(least, Math.floor(most / GRAIN) * GRAIN); card > least; card -= GRAIN) {
    const rows = rowsOf(breadths, card, room.width, measures);
    const wide = breadths.every((one) => one * card + frame <= room.width);
    if (wide && rows * (card * 1.5 + frame) + (rows - 1) * gap <= room.height) return card;
  }
  return least;
}
