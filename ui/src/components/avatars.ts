// The pictures that people are known by. They are drawn by the house and chosen; whoever chose none has the one of his name.

/** Every picture that is drawn, in the order in which they are offered: `ui/faces/avatars.py` draws them. */
export const AVATARS = [
  ...["fox", "owl", "cat", "bear", "hare", "frog", "penguin", "rooster", "lion", "whale"],
  ...["pulcinella", "arlecchino", "colombina", "sun", "moon", "lemon", "moka", "vesuvio", "sail", "fan"],
] as const;

/** A number that a name always has. */
function numberOf(name: string): number {
  let hash = 2166136261;
  for (const sign of name.normalize("NFC")) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return hash;
}

const isDrawn = (name: string): boolean => (AVATARS as readonly string[]).includes(name);

/** The picture of one person: as chosen, or as the name gives it. */
export function avatarOf(name: string, chosen = ""): string {
  return isDrawn(chosen) ? chosen : AVATARS[numberOf(name) % AVATARS.length]!;
}

/** The pictures of those at one table: what somebody has chosen stays, and no two names give the same. */
export function avatarsOf(people: readonly { name: string; avatar?: string }[]): string[] {
  const taken = new Set(people.map((one) => one.avatar ?? "").filter(isDrawn));
  return people.map(({ name, avatar = "" }) => {
    if (isDrawn(avatar)) return avatar;
    let at = numberOf(name) % AVATARS.length;
    while (taken.has(AVATARS[at]!) && taken.size < AVATARS.length) at = (at + 1) % AVATARS.length;
    taken.add(AVATARS[at]!);
    return AVATARS[at]!;
  });
}
