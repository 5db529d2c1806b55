// One's own part in deals: a secret that is committed to and then opened, and what was seen and sent, kept in this
// browser, so that what a record says can be held against it. docs/provable.md says what for.

import { sha256 } from "./sha256";
import type { PledgeView, PublicBoards, Verification } from "./types";

export type Receipt = {
  label: string;
  /** The letter of one's place. */
  who: string;
  /** The house's commitment as it was shown. */
  house: string;
  secret: string;
  /** Everybody's, as they were shown when one opened; empty if one never did. */
  commitments: Record<string, string>;
  /** Whether one's opening came back out of the log. */
  acknowledged: boolean;
};

export type Dispute = {
  label: string;
  what: "other-house" | "other-list" | "other-opening" | "without-you" | "blamed" | "hidden";
};

export type Part =
  { type: "commit"; label: string; commitment: string } | { type: "open"; label: string; secret: string };

const KEY = "ventaglio-deals";
const MOST = 400;
const SCHEME = "ventaglio deal 2";

/** What stands for a secret before it is opened. */
export function commitment({ who, secret, label }: Pick<Receipt, "who" | "secret" | "label">): string {
  const text = new TextEncoder();
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const parts = [text.encode(SCHEME), text.encode(label), text.encode(who), bytes];
  return sha256(Uint8Array.from(parts.flatMap((part) => [0, 0, part.length >> 8, part.length & 255, ...part])));
}

function drawn(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Everything that this browser has kept, the latest last. */
export function receipts(): Receipt[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Receipt[]) : [];
  } catch {
    return [];
  }
}

/** What is kept in memory too: a browser that keeps nothing still opens what it has committed to. */
const here = new Map<string, Receipt>();

export function receiptOf(label: string, who: string): Receipt | null {
  return here.get(`${label} ${who}`) ?? receipts().find((one) => one.label === label && one.who === who) ?? null;
}

function keep(receipt: Receipt): Receipt {
  here.set(`${receipt.label} ${receipt.who}`, receipt);
  const others = receipts().filter((one) => one.label !== receipt.label || one.who !== receipt.who);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, receipt].slice(-MOST)));
  } catch {
    // It is in memory.
  }
  return receipt;
}

/** What whoever sits at a place has to send now, for the deal that is being made. */
export function partOf(pledge: PledgeView | null | undefined, who: string): Part | null {
  if (!pledge || pledge.scheme !== 2 || pledge.event) return null;
  const { label } = pledge;
  const commitments = pledge.commitments ?? {};
  let receipt = receiptOf(label, who);
  if (who in pledge.randomness) {
    if (receipt && !receipt.acknowledged) keep({ ...receipt, acknowledged: true });
  } else if (!pledge.closed && !pledge.dealt && !(who in commitments)) {
    receipt ??= keep({ label, who, house: pledge.commitment, secret: drawn(), commitments: {}, acknowledged: false });
    return { type: "commit", label, commitment: commitment(receipt) };
  } else if (pledge.closed && receipt && commitments[who] === commitment(receipt)) {
    // What is opened now is opened on these commitments and no others.
    keep({ ...receipt, commitments });
    return { type: "open", label, secret: receipt.secret };
  }
  return null;
}

/** What the desk or an entrant has to put on record now, for the boards that are being made. */
export function boardsPart(
  boards: PublicBoards | null | undefined,
  entrant: number,
): ({ type: string } & Record<string, unknown>) | null {
  if (!boards?.promised.length) return null;
  const { label, commitments, closed, openings: randomness, promised } = boards;
  const house = sha256(new TextEncoder().encode(promised.flat().join(" ")));
  const pledge = {
    deal: 0,
    commitment: house,
    label,
    randomness,
    dealt: false,
    scheme: 2,
    commitments,
    closed,
    left: {},
    until: null,
    voided: 0,
    event: "",
    due: null,
  };
  const part = partOf(pledge, entrant ? String(entrant) : "desk");
  if (!part) return null;
  if (part.type === "commit") return { type: "boards-committed", label, entrant, commitment: part.commitment };
  return { type: "boards-opened", label, entrant, secret: part.secret };
}

function same(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** What in a verification contradicts what was kept. Nothing is said of deals that come after those that it tells of. */
export function disputes(kept: Receipt[], found: Pick<Verification, "deals" | "voids">): Dispute[] {
  const voids = found.voids ?? [];
  const last = new Map<string, number>();
  for (const { label } of [...found.deals, ...voids]) {
    const [table = "", number] = label.split("/");
    last.set(table, Math.max(last.get(table) ?? 0, Number(number)));
  }
  const said = (receipt: Receipt): Dispute["what"] | null => {
    const void_ = voids.find((one) => one.label === receipt.label);
    const event = found.deals.find((one) => one.event === receipt.label);
    const deal = found.deals.find((one) => one.label === receipt.label) ?? event;
    const opened = Object.keys(receipt.commitments).length > 0;
    if (void_) return void_.who.includes(receipt.who) && opened ? "blamed" : null;
    if (!deal) {
      const [table = "", number] = receipt.label.split("/");
      return Number(number) <= (last.get(table) ?? 0) ? "hidden" : null;
    }
    // Of a tournament's boards desk and entrants commit once; the house has a commitment for each.
    if (!event && deal.commitment !== receipt.house) return "other-house";
    // Whether one was late, or was said to be: others made the deal, and may have chosen it.
    if (!(receipt.who in (deal.commitments ?? {}))) return "without-you";
    if (!opened) return null;
    if (!same(deal.commitments ?? {}, receipt.commitments)) return "other-list";
    return deal.contributions[receipt.who] === receipt.secret ? null : "other-opening";
  };
  return kept.flatMap((receipt) => {
    const what = said(receipt);
    return what ? [{ label: receipt.label, what }] : [];
  });
}

/** The receipts of the table that a verification is about. */
export function ofTable(found: Pick<Verification, "deals" | "voids">, kept: Receipt[] = receipts()): Receipt[] {
  const tables = new Set([...found.deals, ...(found.voids ?? [])].map(({ label }) => label.split("/")[0]));
  const events = new Set(found.deals.map((one) => one.event ?? ""));
  return kept.filter(({ label }) => tables.has(label.split("/")[0]) || events.has(label));
}
