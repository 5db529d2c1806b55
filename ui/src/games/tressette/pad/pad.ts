// Tressette on the score pad: what is shown of an incontro, match by match.

import { prefs } from "../../../base/prefs.svelte";
import { t } from "../../../base/texts.svelte";
import { numberOf, type GamePad, type PadCode, type Reckoned, type Row } from "../../common/pad/kinds";
import type { Head, Standing } from "../../common/pad/log";
import Entry from "./Entry.svelte";
import { ZERO, shown, written } from "./fraction";
import { asPassata, incontro, stakeOf, targetOf, type Incontro, type Played, type TressetteCode } from "./reckon";
import Setup from "./Setup.svelte";

const CROSSED = "B.a";

export function nameOf(head: Head, player: number): string {
  return head.names[player]?.trim() || "ABCDEF"[player]!;
}

/** What the sides of a match are called: by their players, or we and they where nobody has told a name. */
export function sideNames(head: Head, seats: number[], sides: number[]): string[] {
  const fixed = (head.settings.pairs ?? "A") === "A" && !head.names.some((name) => name.trim());
  return [0, 1].map((side) =>
    fixed
      ? t(side ? "page-pocket-pad-they" : "page-pocket-pad-we")
      : seats
          .filter((_, seat) => sides[seat] === side)
          .map((player) => nameOf(head, player))
          .join(" · "),
  );
}

function fresh(codes: PadCode[]): Head {
  const code = codes[0] as TressetteCode;
  return {
    game: "tressette",
    code: code.id,
    names: Array<string>(code.players).fill(""),
    settings: {
      kind: "points",
      target: code.targets[0] ?? 21,
      pairs: code.pairs[0] ?? "A",
      dealer: 0,
      buongioco: true,
    },
  };
}

function reckon(head: Head, padCode: PadCode, lines: Standing[]): Reckoned {
  const code = padCode as TressetteCode;
  const found = incontro(code, head, lines.map(asPassata));
  const before = found.begun ? null : (found.played.at(-1) ?? null);
  const names = before ? sideNames(head, before.seats, before.sides) : sideNames(head, found.seats, found.sides);
  const scores = before ? before.scores : found.scores;
  const best = Math.max(...scores);
  const byPoints = head.settings.kind !== "passate";
  return {
    columns: names.map((name, side) => ({
      name,
      total: String(scores[side]),
      part: byPoints ? scores[side]! / targetOf(code, head) : -1,
      leads: lines.length > 0 && scores[side] === best,
    })),
    rows: rowsOf(head, code, found, lines),
    aim: aimOf(head, code, found),
    dealer: dealerOf(head, found),
    beside: [
      ...(found.resting.length
        ? [t("page-pocket-pad-rests", { names: found.resting.map((one) => nameOf(head, one)).join(", ") })]
        : []),
      ...(found.undecided ? [t("page-pocket-pad-undecided")] : []),
      ...balancesOf(head, code, found),
    ],
    over: before ? overOf(head, before) : "",
    below: wonOf(head, found),
    next: `${found.played.length + 1}.${found.begun ? found.passate.length - found.passate.map((one) => one.ended !== null).lastIndexOf(true) : 1}`,
    open: true,
  };
}

/** Where partners changed places, only the table knows who sits next. */
function dealerOf(head: Head, found: Incontro): string {
  if (head.settings.pairs === CROSSED && found.begun && found.sides[2] !== 0) return t("page-pocket-pad-deal-passes");
  return nameOf(head, found.seats[found.dealer]!);
}

function aimOf(head: Head, code: TressetteCode, found: Incontro): string {
  const number = found.played.length + (found.begun || !found.played.length ? 1 : 0);
  const kind = head.settings.kind ?? "points";
  const aim =
    kind === "passate"
      ? t("page-pocket-pad-passate", { passate: numberOf(head.settings, "passate", code.passate) })
      : t(kind === "single" ? "page-pocket-pad-single" : "page-pocket-pad-to-target", { target: targetOf(code, head) });
  return `${aim} · ${t("page-pocket-pad-match", { number })}`;
}

function rowsOf(head: Head, code: TressetteCode, found: Incontro, lines: Standing[]): Row[] {
  let passata = 0;
  let game = 1;
  return found.passate.map((step, at) => {
    passata += 1;
    const line = asPassata(lines[at]!);
    const accused = (line.buongioco ?? []).reduce((sum, one) => sum + one.three + one.four, 0);
    const note = [
      accused && head.settings.buongioco !== false ? t("page-pocket-pad-accused", { count: accused }) : "",
      step.ended?.slam ? t("page-pocket-pad-cappotto") : "",
    ]
      .filter(Boolean)
      .join(" · ");
    const row: Row = { id: lines[at]!.id, label: `${game}.${passata}`, cells: step.points.map(String), note };
    if (step.ended) {
      row.result = {
        label: t("page-pocket-pad-match", { number: game }),
        cells: [0, 1].map((side) => resultOf(code, head, step.ended!, side)),
      };
      passata = 0;
      game += 1;
    }
    return row;
  });
}

/** The score of a side, and what it won. */
function resultOf(code: TressetteCode, head: Head, ended: Played, side: number): string {
  const stake = stakeOf(code, head);
  const won = ended.winner === side;
  if (!won) return String(ended.scores[side]);
  return stake && ended.settled
    ? `${ended.scores[side]} ✓ ${t("page-pocket-pad-stakes", { stakes: ended.settled.stakes })}`
    : `${ended.scores[side]} ✓`;
}

function overOf(head: Head, ended: Played): string {
  const names = sideNames(head, ended.seats, ended.sides);
  if (ended.winner === null) return t("page-pocket-pad-level", { names: names.join(", ") });
  const name = names[ended.winner]!;
  return ended.slam ? t("page-pocket-pad-won-cappotto", { name }) : t("page-pocket-pad-won", { name });
}

/** How many matches each pair has won, where pairs stay. */
function wonOf(head: Head, found: Incontro): Reckoned["below"] {
  if ((head.settings.pairs ?? "A") !== "A" || found.played.length < 2) return [];
  return [
    {
      label: t("page-pocket-pad-matches-won"),
      cells: [0, 1].map((side) => String(found.played.filter(({ winner }) => winner === side).length)),
    },
  ];
}

function balancesOf(head: Head, code: TressetteCode, found: Incontro): string[] {
  const stake = stakeOf(code, head);
  if (!stake || !found.passate.length) return [];
  const each = found.balances.map((one, player) => `${nameOf(head, player)} ${shown(one)}`).join(", ");
  const pot =
    stake.pot && written(found.pot) !== written(ZERO)
      ? [
          t("page-pocket-pad-pot", {
            pot: shown(found.pot).replace("+", ""),
            article: code.articles.pot?.[prefs.language] ?? "",
          }),
        ]
      : [];
  return [t("page-pocket-pad-balances", { balances: each }), ...pot];
}

export const pad: GamePad = { hand: "passata", fresh, reckon, setup: Setup, entry: Entry };
