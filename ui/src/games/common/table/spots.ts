// Where players sit on the screen. Seats are numbered in the order of play; the server says in which direction that goes.

/** Whoever looks sits at the bottom. */
export type Spot = "bottom" | "left" | "top" | "right";

const SPOTS: Record<number, Spot[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "top", "top", "right"],
  6: ["bottom", "left", "top", "top", "top", "right"],
};
/** The other way round, the next player sits at one's right. */
const MIRROR: Record<Spot, Spot> = { bottom: "bottom", left: "right", top: "top", right: "left" };

/** The spots of so many players in the order of play, from whoever looks. */
export function spotsOf(count: number, clockwise: boolean): Spot[] {
  const spots = SPOTS[count] ?? Array.from({ length: count }, (_, at): Spot => (at ? "top" : "bottom"));
  return clockwise ? spots : spots.map((one) => MIRROR[one]);
}
