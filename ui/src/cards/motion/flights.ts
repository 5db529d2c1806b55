// Cards that travel. What is on the page is where it belongs at once: over it a picture of the card flies there, and the
// card itself is seen when it lands. So nothing waits for a flight, nothing that can be tapped is moved by one, and
// whatever flies can be sent elsewhere in the middle of its way. Only transform and opacity change.

import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

import { faceOf } from "../faces";
import { whenIdle } from "../../base/idle";
import { prefs } from "../../base/prefs.svelte";
import type { Journey } from "./journeys";

type Place = { x: number; y: number; width: number; height: number };
type Flight = { picture: HTMLElement; lands: HTMLElement | null; moving: Animation };

const EASING = "cubic-bezier(0.22, 0.72, 0.26, 1)";
const QUICKEST = 220;
const SLOWEST = 420;
/** Milliseconds for each pixel, between those two. */
const PACE = 0.75;
/** Between one card of several and the next. */
const STEP = 28;
const MOST_WAIT = 420;
/** A card in somebody else's hand is as small as this. */
const HELD = 0.45;
const MOST = 60;

let layer: HTMLElement | null = null;
const flying = new Set<Flight>();

export function still(): boolean {
  return prefersReducedMotion.current || prefs.motion === "none" || document.hidden;
}

/** Cards are in the air. */
export function aloft(): boolean {
  return flying.size > 0;
}

/** Let what has begun be over. */
export function land(): void {
  for (const one of [...flying]) over(one);
}

function over(flight: Flight): void {
  if (!flying.delete(flight)) return;
  flight.moving.cancel();
  // The picture is only hidden: what is taken off the page has it laid out anew, and others may still be in the air.
  flight.picture.style.visibility = "hidden";
  if (!flying.size) whenIdle(tidy);
  if (flight.lands && ![...flying].some((other) => other.lands === flight.lands)) flight.lands.style.opacity = "";
}

function tidy(): void {
  if (!flying.size) layer?.replaceChildren();
}

function areaOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}

/** Where a card is seen now: in the air, if it flies. */
function seenAt(card: HTMLElement): Place {
  for (const flight of flying) if (flight.lands === card) return areaOf(flight.picture);
  return areaOf(card);
}

/** The element of a place, if it is to be seen; where one's own badge is not, one's hand stands for it. */
function placeOf(name: string, own: number | null): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at="${name}"]`)].find(
    (one) => one.getClientRects().length,
  );
  return found ?? (name === `seat:${own}` ? placeOf("hand", null) : null);
}

/** The card lies there and is not spoken for; of twins, the last. */
function cardIn(place: HTMLElement | null, card: string, taken: Set<Element>): HTMLElement | null {
  if (!place || !card) return null;
  const all = [...place.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)].reverse();
  const found = all.find((one) => !taken.has(one)) ?? null;
  if (found) taken.add(found);
  return found;
}

type Start = { journey: Journey; from: (Place | null)[]; pictures: (HTMLElement | null)[]; known: Set<Element> };

/** Look where cards lie before the page changes; what is returned sends them off once it has changed. */
export function depart(journeys: readonly Journey[], own: number | null): () => Promise<void> {
  if (!journeys.length || still()) return () => Promise.resolve();
  const taken = new Set<Element>();
  const starts = journeys.map((journey): Start => {
    const place = placeOf(journey.from, own);
    const found = journey.cards.map((card) => cardIn(place, card, taken));
    const middle = place && areaOf(place);
    // Twins that lay where these go are not those that come.
    const target = placeOf(journey.to, own);
    const known = new Set<Element>(target ? target.querySelectorAll("[data-card]") : []);
    return {
      journey,
      from: found.map((one) => (one ? seenAt(one) : middle)),
      pictures: found.map((one) => one && (one.cloneNode() as HTMLElement)),
      known,
    };
  });
  return async () => {
    await tick();
    const claimed = new Set<Element>();
    // Everything is measured before anything is written, or each picture would have the page laid out anew.
    const ready = starts.flatMap(({ journey, from, pictures, known }) => {
      const place = placeOf(journey.to, own);
      const start = placeOf(journey.from, own);
      return journey.cards.flatMap((card, at) => {
        const fresh = new Set([...claimed, ...known]);
        const lands = cardIn(place, card, fresh) ?? cardIn(place, card, claimed);
        if (lands) claimed.add(lands);
        const origin = from[at] ?? (start && areaOf(start));
        if (!place || !origin) return [];
        return [{ card, at, journey, lands, origin, goal: areaOf(lands ?? place), picture: pictures[at] ?? null }];
      });
    });
    const size = pattern();
    for (const one of ready)
      fly(one.card, one.origin, one.goal, one.lands, one.picture, wait(one.journey, one.at), size);
  };
}

function wait({ cards, rounds }: Journey, at: number): number {
  if (cards.length < 2) return 0;
  return at * Math.min(rounds ? STEP * 2 : STEP, MOST_WAIT / cards.length);
}

/** A card that shows its back, and how large cards are on this table. */
function pattern(): { back: HTMLElement | null; width: number } {
  const back = document.querySelector<HTMLElement>(`[data-at="stock"] [data-card=""]`);
  const any = back ?? document.querySelector<HTMLElement>("[data-at] [data-card]");
  return { back, width: any?.getBoundingClientRect().width || 44 };
}

function pictureOf(
  card: string,
  lands: HTMLElement | null,
  picture: HTMLElement | null,
  back: HTMLElement | null,
): HTMLElement | null {
  const model = lands ?? picture ?? (card ? null : back);
  if (model) return model.cloneNode() as HTMLElement;
  if (card && !back) return null;
  const made = (back?.cloneNode() as HTMLImageElement | undefined) ?? new Image();
  if (made instanceof HTMLImageElement && !back) made.src = faceOf(null);
  made.className = "card";
  return made;
}

function fly(
  card: string,
  from: Place,
  to: Place,
  lands: HTMLElement | null,
  seen: HTMLElement | null,
  delay: number,
  { back, width }: { back: HTMLElement | null; width: number },
): void {
  const picture = pictureOf(card, lands, seen, back);
  if (!picture || !from.width || !to.width) return;
  if (flying.size >= MOST) over(flying.values().next().value!);
  layer ??= newLayer();

  // As large as where it lands; in a hand that is not seen, small.
  const whole = lands ? to.width : width;
  const high = whole * 1.5;
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2, scale: lands ? 1 : HELD };
  const begin = {
    x: from.x + from.width / 2,
    y: from.y + from.height / 2,
    scale: seen || isCard(from) ? from.width / whole : HELD,
  };
  const far = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (far < 2 && lands) return;

  Object.assign(picture.style, {
    left: `${-whole / 2}px`,
    top: `${-high / 2}px`,
    width: `${whole}px`,
    height: `${high}px`,
    opacity: "",
  });
  picture.removeAttribute("data-card");
  layer.append(picture);
  const moves = ({ x, y, scale }: typeof end): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const shown = { transform: moves(begin), opacity: seen ? 1 : 0 };
  const moving = picture.animate(
    [
      shown,
      { opacity: 1, offset: 0.2 },
      ...(lands ? [] : [{ opacity: 1, offset: 0.7 }]),
      { transform: moves(end), opacity: lands ? 1 : 0 },
    ],
    { duration: Math.min(SLOWEST, Math.max(QUICKEST, far * PACE)), delay, easing: EASING, fill: "both" },
  );
  const flight: Flight = { picture, lands, moving };
  if (lands) lands.style.opacity = "0";
  flying.add(flight);
  moving.onfinish = () => over(flight);
}

/** A place that is no larger than a card is one. */
function isCard({ width, height }: Place): boolean {
  return height > width * 1.3 && width < 130;
}

function newLayer(): HTMLElement {
  const made = document.createElement("div");
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  window.addEventListener("resize", land);
  document.addEventListener("visibilitychange", land);
  return made;
}
