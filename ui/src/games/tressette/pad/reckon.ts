// The arithmetic of a Tressette score pad: passate, matches, and an incontro with its stakes, its pot and its turns of
// rest. Figures and the table of stakes come from the norms (src/ventaglio/games/common/offline/pad.py).

import type { Head, Line, Standing } from "../../common/pad/log";
import { numberOf, type PadCode, type Said } from "../../common/pad/kinds";
import { minus, plus, read, times, ZERO, type Fraction } from "./fraction";

export type Settled = { stakes: string; items: string[]; pot: "untouched" | "winners" | "doubled" };
export type StakeKind = { kind: string; name: Said; pot: boolean; cases: Record<string, Settled> };

export type TressetteCode = PadCode & {
  players: number;
  participants: [number, number];
  fixed_four_only: boolean;
  pairs: string[];
  deck: number;
  targets: number[];
  passate: number;
  single: number;
  slam_wins: boolean;
  tie_plays_on: boolean;
  tie_open: boolean;
  losing_open: boolean;
  buongioco: Record<string, number>;
  most_buongioco: number;
  call_loses: boolean;
  batuffa: number;
  stakes: StakeKind[];
  pot_first: string;
  pot_later: string;
  pot_shares: Record<string, [string, string]>;
  pot_doubling: Record<string, string>;
};

export type Passata = {
  /** Who plays with the first seat, in the first passata of a match where pairs change: a seat from 1 to 3. */
  partner?: number;
  /** The points of the cards and of the last trick; the sides are those of the match. */
  points: [number, number];
  /** How many buongioco of three and of four each side accused. */
  buongioco?: [Accused, Accused];
  /** Whether it was broken off: the match was decided, and not all points were made. */
  stopped?: boolean;
  /** Who has won the match, where the points alone do not say. */
  won?: number | null;
  /** How it was won, where that is not by points alone. */
  missed?: boolean;
  called?: boolean;
  late?: boolean;
  laid?: boolean;
  /** Whether the losers had not reached the batuffa when the match was won, where the totals do not say it. */
  marcio?: boolean;
};
export type Accused = { three: number; four: number };

export const ACROSS = [0, 1, 0, 1];

export type Played = {
  seats: number[];
  resting: number[];
  dealer: number;
  sides: number[];
  scores: [number, number];
  winner: number | null;
  slam: boolean;
  settled: Settled | null;
  changes: Fraction[];
};

export type Incontro = {
  /** After each passata: what each side made, where it stands, who dealt, and what match ended with it. */
  passate: {
    points: [number, number];
    scores: [number, number];
    dealer: number;
    sides: number[];
    seats: number[];
    ended: Played | null;
  }[];
  seats: number[];
  resting: number[];
  /** The seat that deals now. */
  dealer: number;
  sides: number[];
  scores: [number, number];
  /** Whether a match is under way. */
  begun: boolean;
  /** Whether both have reached the target and nobody has told who was first. */
  undecided: boolean;
  played: Played[];
  balances: Fraction[];
  pot: Fraction;
};

export function stakeOf(code: TressetteCode, head: Head): StakeKind | null {
  return code.stakes.find((one) => one.kind === head.settings.stake) ?? null;
}

/** The sides of a match in which somebody plays with the first seat. */
export function sidesWith(partner: number | undefined): number[] {
  return partner === undefined ? ACROSS : ACROSS.map((_, seat) => (seat === 0 || seat === partner ? 0 : 1));
}

export function bonus(code: TressetteCode, head: Head, accused: Accused | undefined): number {
  if (!accused || head.settings.buongioco === false) return 0;
  return accused.three * (code.buongioco["3"] ?? 0) + accused.four * (code.buongioco["4"] ?? 0);
}

export function targetOf(code: TressetteCode, head: Head): number {
  return head.settings.kind === "single" ? code.single : numberOf(head.settings, "target", code.targets[0] ?? 0);
}

/** Who has won with these scores: a side, a tie, that nobody knows yet, or that it goes on. */
export function winnerOf(
  code: TressetteCode,
  head: Head,
  line: Passata,
  scores: [number, number],
  passate: number,
): { winner: number | null; slam: boolean } | "undecided" | null {
  const losing = head.settings.losing === true;
  const lowerWins = (ahead: number): number => (losing ? 1 - ahead : ahead);
  const kind = head.settings.kind ?? "points";
  if (typeof line.won === "number") return { winner: line.won, slam: slamOf(code, head, line) === line.won };
  if (kind === "passate") {
    if (passate < numberOf(head.settings, "passate", code.passate)) return null;
    if (scores[0] !== scores[1]) return { winner: lowerWins(scores[0] > scores[1] ? 0 : 1), slam: false };
    return (head.settings.tie ?? code.tie_plays_on) ? null : { winner: null, slam: false };
  }
  const slam = slamOf(code, head, line);
  if (slam !== null) return { winner: slam, slam: true };
  const reached = ([0, 1] as const).filter((side) => scores[side] >= targetOf(code, head));
  if (reached.length === 2) return "undecided";
  return reached.length ? { winner: lowerWins(reached[0]!), slam: false } : null;
}

/** The side that made the cappotto: the others have no whole point of the cards. */
function slamOf(code: TressetteCode, head: Head, line: Passata): number | null {
  if ((head.settings.kind ?? "points") !== "points" || !code.slam_wins || head.settings.losing === true || line.stopped)
    return null;
  return line.points[1] === 0 ? 0 : line.points[0] === 0 ? 1 : null;
}

/** The case of a match that was won, by the names of the table of stakes. */
export function caseOf(code: TressetteCode, line: Passata, slam: boolean, loser: number): string {
  const marcio = line.marcio ?? loser < code.batuffa;
  return [
    slam ? "cappotto" : "ordinary",
    marcio && "marcio",
    line.missed && "missed",
    line.called && "called",
    line.late && "late",
    line.laid && "laid",
  ]
    .filter(Boolean)
    .join(" ");
}

export function incontro(code: TressetteCode, head: Head, lines: Passata[]): Incontro {
  const many = head.names.length;
  const everybody = head.names.map((_, one) => one);
  const stake = stakeOf(code, head);
  const now: Incontro = {
    passate: [],
    seats: everybody.slice(0, code.players),
    resting: everybody.slice(code.players),
    dealer: numberOf(head.settings, "dealer", 0),
    sides: ACROSS,
    scores: [0, 0],
    begun: false,
    undecided: false,
    played: [],
    balances: everybody.map(() => ZERO),
    pot: ZERO,
  };
  let first = now.dealer;
  let fresh = true;
  let passate = 0;
  for (const line of lines) {
    if (!now.begun) {
      now.sides = sidesWith(line.partner);
      if (stake?.pot) {
        const part = read(fresh ? code.pot_first : code.pot_later);
        now.balances = now.balances.map((one) => plus(one, minus(part)));
        now.pot = plus(now.pot, times(part, read(String(many))));
        fresh = false;
      }
      now.begun = true;
      passate = 0;
    }
    passate += 1;
    const made = ([0, 1] as const).map((side) => line.points[side] + bonus(code, head, line.buongioco?.[side])) as [
      number,
      number,
    ];
    now.scores = [now.scores[0] + made[0], now.scores[1] + made[1]];
    const ended = winnerOf(code, head, line, now.scores, passate);
    const step = {
      points: made,
      scores: now.scores,
      dealer: now.seats[now.dealer]!,
      sides: now.sides,
      seats: now.seats,
      ended: null as Played | null,
    };
    now.passate.push(step);
    now.undecided = ended === "undecided";
    if (!ended || ended === "undecided") {
      now.dealer = (now.dealer + 1) % code.players;
      continue;
    }
    const { winner, slam } = ended;
    const settled =
      winner === null || !stake ? null : (stake.cases[caseOf(code, line, slam, now.scores[1 - winner]!)] ?? null);
    const { changes, pot } = pay(code, now, winner, settled, many);
    step.ended = {
      seats: now.seats,
      resting: now.resting,
      dealer: now.seats[first]!,
      sides: now.sides,
      scores: now.scores,
      winner,
      slam,
      settled,
      changes,
    };
    now.played.push(step.ended);
    now.balances = now.balances.map((one, player) => plus(one, changes[player]!));
    now.pot = pot;
    fresh ||= settled?.pot === "winners";
    // Whoever led first in the match deals in the next, or who has rested and takes that place.
    const place = (first + 1) % code.players;
    if (now.resting.length) {
      const leaver = now.seats[place]!;
      now.seats = now.seats.map((player, seat) => (seat === place ? now.resting[0]! : player));
      now.resting = [...now.resting.slice(1), leaver];
    }
    now.dealer = first = place;
    now.scores = [0, 0];
    now.sides = ACROSS;
    now.begun = false;
  }
  return now;
}

/** What a match adds to each balance, and the pot after it. */
function pay(
  code: TressetteCode,
  now: Incontro,
  winner: number | null,
  settled: Settled | null,
  many: number,
): { changes: Fraction[]; pot: Fraction } {
  const changes = now.balances.map(() => ZERO);
  if (winner === null || !settled) return { changes, pot: now.pot };
  const stakes = read(settled.stakes);
  let [winners, resters, pot] = [ZERO, ZERO, now.pot];
  if (settled.pot === "winners") {
    const [forWinner, forRester] = code.pot_shares[String(many)] ?? ["0", "0"];
    winners = times(now.pot, read(forWinner));
    resters = times(now.pot, read(forRester));
    const taken = plus(times(winners, read("2")), times(resters, read(String(now.resting.length))));
    pot = plus(now.pot, minus(taken));
  } else if (settled.pot === "doubled") {
    const added = times(now.pot, read(code.pot_doubling[String(many)] ?? "0"));
    winners = times(minus(added), read("1/2"));
    pot = plus(now.pot, added);
  }
  now.seats.forEach((player, seat) => {
    changes[player] = now.sides[seat] === winner ? plus(stakes, winners) : minus(stakes);
  });
  for (const player of now.resting) changes[player] = resters;
  return { changes, pot };
}

export type Objection = { text: string; article: string; facts?: Record<string, string | number> };

/** The first thing about a passata that cannot be, or null. */
export function objection(code: TressetteCode, head: Head, line: Passata): Objection | null {
  const [first, second] = line.points;
  if (line.points.some((one) => !Number.isInteger(one) || one < 0)) return { text: "whole", article: "deck" };
  const sum = first + second;
  if (line.stopped ? sum > code.deck : sum !== code.deck)
    return { text: line.stopped ? "deck-most" : "deck", article: "deck", facts: { points: sum, deck: code.deck } };
  const accused = (line.buongioco ?? []).reduce((all, one) => all + bonus(code, head, one), 0);
  if (accused > code.most_buongioco)
    return { text: "buongioco", article: "buongioco", facts: { points: accused, most: code.most_buongioco } };
  return null;
}

/** Why how a match is told to have ended cannot be, or null. */
export function endObjection(
  code: TressetteCode,
  head: Head,
  line: Passata,
  slam: boolean,
  loser: number,
): Objection | null {
  const stake = stakeOf(code, head) ?? code.stakes[0];
  return stake && !(caseOf(code, line, slam, loser) in stake.cases) ? { text: "ending", article: "stake" } : null;
}

export const asLine = (line: Passata): Line => ({ ...line });

const isAccused = (one: Accused | null): boolean => !!one && Number.isFinite(one.three) && Number.isFinite(one.four);

/** A line as it was noted, here or on another phone; what is none counts nothing. */
export function asPassata({ line }: Standing): Passata {
  const noted = line as Passata;
  const points = Array.isArray(noted.points) && noted.points.length === 2 && noted.points.every(Number.isFinite);
  const accused = noted.buongioco === undefined || (Array.isArray(noted.buongioco) && noted.buongioco.every(isAccused));
  return points && accused ? noted : { points: [0, 0] };
}
