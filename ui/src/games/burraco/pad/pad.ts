// Burraco on the score pad: what is shown of a match.

import { t } from "../../../base/texts.svelte";
import type { GamePad, PadCode, Reckoned } from "../../common/pad/kinds";
import { numberOf } from "../../common/pad/kinds";
import type { Head, Standing } from "../../common/pad/log";
import Entry from "./Entry.svelte";
import { asSmazzata, keptApart, match, seatsOf, victory, type BurracoCode, type Smazzata } from "./reckon";
import Setup from "./Setup.svelte";

const USUAL_PLAYERS = 4;

/** What somebody is called: by name, or by a letter where nobody has told one. */
export function nameOf(head: Head, seat: number): string {
  return head.names[seat]?.trim() || "ABCDEF"[seat]!;
}

/** What a side is called: by its players, or we and they where nobody has told a name. */
export function sideName(head: Head, members: number[], at: number, fixed: boolean): string {
  if (fixed && !members.some((seat) => head.names[seat]?.trim()))
    return t(at ? "page-pocket-pad-they" : "page-pocket-pad-we");
  return members.map((seat) => nameOf(head, seat)).join(" · ");
}

/** The settings of a number of players: the usual length of its match. */
export function usualSettings(code: BurracoCode, players: number): Head["settings"] {
  const seats = code.tables.find((one) => one.players === players)!;
  const target = !seats.sides || !seats.hands.length ? (seats.targets[0] ?? 0) : 0;
  return { hands: target ? 0 : (seats.hands[0] ?? 0), target, dealer: 0 };
}

const shown = (points: number): string => String(points).replace("-", "−").replace(".5", "½");

function fresh(codes: PadCode[]): Head {
  const code = codes[0] as BurracoCode;
  return {
    game: "burraco",
    code: code.id,
    names: Array<string>(USUAL_PLAYERS).fill(""),
    settings: usualSettings(code, USUAL_PLAYERS),
  };
}

function reckon(head: Head, padCode: PadCode, lines: Standing[]): Reckoned {
  const code = padCode as BurracoCode;
  const seats = seatsOf(code, head);
  const found = match(code, head, lines.map(asSmazzata));
  const apart = keptApart(seats);
  const groups = [...new Set(apart)].map((side) => apart.flatMap((one, seat) => (one === side ? [seat] : [])));
  const [hands, target] = [numberOf(head.settings, "hands", 0), numberOf(head.settings, "target", 0)];
  const totals = groups.map((members) => found.totals[members[0]!]!);
  const best = Math.max(...totals);
  const names = groups.map((members, at) => sideName(head, members, at, !!seats.sides));
  const below: Reckoned["below"] = [];
  if (groups.length === 2) {
    const difference = totals[0]! - totals[1]!;
    const points = hands ? victory(code, hands, difference) : null;
    if (points && lines.length)
      below.push({
        label: t("page-pocket-pad-victory"),
        cells: (difference >= 0 ? points : [...points].reverse()).map(String),
      });
  }
  return {
    columns: groups.map((_, at) => ({
      name: names[at]!,
      total: shown(totals[at]!),
      part: target ? Math.max(0, totals[at]! / target) : -1,
      leads: lines.length > 0 && totals[at] === best,
    })),
    rows: found.hands.map((hand, at) => ({
      id: lines[at]!.id,
      label: String(at + 1),
      cells: groups.map((members) => shown(hand.points[members[0]!]!)),
      note: noteOf(head, code, asSmazzata(lines[at]!), hand.sides),
    })),
    aim: target
      ? t("page-pocket-pad-to-target", { target: String(target) })
      : t("page-pocket-pad-of-hands", { number: Math.min(lines.length + 1, hands), hands }),
    dealer: nameOf(head, found.dealer),
    beside: found.alone && !found.over ? [t("page-pocket-pad-alone-now")] : [],
    over: found.over ? overOf(names, totals) : "",
    below,
    next: String(lines.length + 1),
    open: !found.over,
  };
}

function overOf(names: string[], totals: number[]): string {
  const best = Math.max(...totals);
  const winners = names.filter((_, at) => totals[at] === best);
  return winners.length > 1
    ? t("page-pocket-pad-level", { names: winners.join(", ") })
    : t("page-pocket-pad-won", { name: winners[0]! });
}

/** What happened besides the points: who closed, who was alone, which burrachi. */
function noteOf(head: Head, code: BurracoCode, line: Smazzata, sides: number[][]): string {
  const told: string[] = [];
  const name = (side: number): string => sideName(head, sides[side]!, side, !!seatsOf(code, head).sides);
  if (line.closed !== null && line.closed !== undefined && sides[line.closed])
    told.push(t("page-pocket-pad-closed-by", { name: name(line.closed) }));
  if (typeof line.soloist === "number") told.push(t("page-pocket-pad-alone-was", { name: nameOf(head, line.soloist) }));
  if (line.last) told.push(t("page-pocket-pad-timed-out"));
  return told.join(" · ");
}

export const pad: GamePad = { hand: "smazzata", fresh, reckon, setup: Setup, entry: Entry };
