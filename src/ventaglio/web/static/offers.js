// Reading a Burraco menu: which melds its offers stand for, and which of them the chosen cards make.

const PLACES = "_A23456789TJQKA";
const KEEP = 2;

function* sets({ naturals, wilds, least, most }) {
  for (const some of subsets(naturals)) {
    if (some.length > most || some.length < least - 1) continue;
    if (some.length >= least) yield some;
    for (const wild of wilds) yield [wild, ...some];
  }
}

function* runs({ suit, lows, highs, wild, hole, least }) {
  for (let low = lows[0]; low <= lows[1]; low += 1) {
    for (let high = Math.max(highs[0], low + least - 1); high <= highs[1]; high += 1) {
      const faces = [];
      for (let place = low; place <= high; place += 1) {
        faces.push(place === hole ? `${wild}=${PLACES[place]}${suit}` : PLACES[place] + suit);
      }
      yield wild && !hole ? [wild, ...faces] : faces;
    }
  }
}

function subsets(cards) {
  const found = new Map();
  for (let bits = 0; bits < 1 << cards.length; bits += 1) {
    const some = cards.filter((_, index) => bits & (1 << index));
    found.set(some.join(" "), some);
  }
  return found.values();
}

const bare = (face) => face.split("=")[0];
const tidy = (cards) => cards.map(bare).sort().join(" ");

/** The text of an opening as the notation wants it, from an entry of the menu. */
const spelled = ({ cards, standing }) => cards.map((one, at) => (standing?.[0] === at ? `${one}=${standing[1]}` : one));

/** Every meld, as faces, that the menu lets these cards open. */
export function openings(menu, chosen, held) {
  const wanted = tidy(chosen);
  const found = new Map();
  if (held - chosen.length >= KEEP) {
    for (const offer of menu.offers) {
      for (const faces of offer.type === "set" ? sets(offer) : runs(offer)) {
        if (faces.length === chosen.length && tidy(faces) === wanted) found.set(faces.join(" "), faces);
      }
    }
  }
  for (const last of menu.last_openings) if (tidy(spelled(last)) === wanted) found.set(spelled(last).join(" "), spelled(last));
  return [...found.values()];
}

/** For each offer the longest meld that it holds and that leaves enough in hand. */
export function suggestions(menu, held) {
  const found = new Map();
  for (const offer of menu.offers) {
    let best = null;
    for (const faces of offer.type === "set" ? sets(offer) : runs(offer)) {
      if (held - faces.length >= KEEP && (!best || faces.length > best.length)) best = faces;
    }
    if (best) found.set(tidy(best), best);
  }
  for (const last of menu.last_openings) found.set(tidy(spelled(last)), spelled(last));
  return [...found.values()].map((faces) => faces.map(bare));
}
