import { describe, expect, test } from "vitest";

import { boardsPart, commitment, disputes, ofTable, partOf, receiptOf, type Receipt } from "../../src/base/receipts";
import { sha256 } from "../../src/base/sha256";
import type { DealVerdict, PledgeView, VoidTold } from "../../src/base/types";

const SECRET = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, "0")).join("");

describe("SHA-256", () => {
  test("is what it is elsewhere", () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    expect(sha256(bytes(two))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    expect(sha256(bytes("a".repeat(1000)))).toBe("41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
  });

  test("commitments are the server's to the letter", () => {
    expect(commitment({ who: "A", secret: SECRET, label: "T1/1" })).toBe(
      "017c7e17c195c8d34439de3fa11ec35f488dc83b102dd1bcb243632be7305812",
    );
  });
});

function pledge(changes: Partial<PledgeView> = {}): PledgeView {
  return {
    deal: 1,
    commitment: "ab",
    label: "T1/1",
    randomness: {},
    dealt: false,
    scheme: 2,
    commitments: {},
    left: {},
    closed: false,
    until: null,
    voided: 0,
    event: "",
    due: null,
    ...changes,
  };
}

describe("one's part in a deal", () => {
  test("one commits, and opens the same when everybody has committed", () => {
    const first = partOf(pledge({ label: "T5/1" }), "B")!;
    expect(first.type).toBe("commit");
    const told = first.type === "commit" ? first.commitment : "";
    expect(partOf(pledge({ label: "T5/1" }), "B")).toEqual(first);
    const commitments = { A: "cd", B: told };
    expect(partOf(pledge({ label: "T5/1", commitments }), "B")).toBeNull();
    const opened = partOf(pledge({ label: "T5/1", commitments, closed: true }), "B")!;
    expect(opened.type === "open" && commitment({ who: "B", label: "T5/1", secret: opened.secret })).toBe(told);
    expect(receiptOf("T5/1", "B")).toMatchObject({ house: "ab", commitments, acknowledged: false });
    const secret = opened.type === "open" ? opened.secret : "";
    expect(partOf(pledge({ label: "T5/1", commitments, closed: true, randomness: { B: secret } }), "B")).toBeNull();
    expect(receiptOf("T5/1", "B")?.acknowledged).toBe(true);
  });

  test("nothing is opened that one has not committed to", () => {
    expect(partOf(pledge({ label: "T6/1", commitments: { A: "cd" }, closed: true }), "A")).toBeNull();
    partOf(pledge({ label: "T6/2" }), "A");
    expect(partOf(pledge({ label: "T6/2", commitments: { A: "cd" }, closed: true }), "A")).toBeNull();
  });

  test("old deals, boards and none at all ask nothing of anybody", () => {
    for (const one of [null, pledge({ scheme: 1 }), pledge({ event: "X/1" }), pledge({ dealt: true })])
      expect(partOf(one, "A")).toBeNull();
  });
});

describe("boards of a tournament", () => {
  const boards = (changes = {}) => ({
    label: "abcd/1",
    promised: [["x"]],
    commitments: {},
    closed: false,
    openings: {},
    told: {},
    voids: [],
    ...changes,
  });

  test("desk and entrants commit once and open the same", () => {
    expect(boardsPart(null, 0)).toBeNull();
    expect(boardsPart(boards({ promised: [] }), 0)).toBeNull();
    const first = boardsPart(boards(), 7)!;
    expect(first).toMatchObject({ type: "boards-committed", label: "abcd/1", entrant: 7 });
    expect(boardsPart(boards(), 0)!.commitment).not.toBe(first.commitment);
    const opened = boardsPart(boards({ commitments: { 7: first.commitment }, closed: true }), 7)!;
    expect(opened.type).toBe("boards-opened");
    expect(commitment({ who: "7", label: "abcd/1", secret: String(opened.secret) })).toBe(first.commitment);
    expect(
      boardsPart(boards({ commitments: { 7: first.commitment }, closed: true, openings: { 7: opened.secret } }), 7),
    ).toBeNull();
  });
});

describe("receipts", () => {
  const kept: Receipt = {
    label: "T1/2",
    who: "A",
    house: "ab",
    secret: "11",
    commitments: { A: "x", C: "y" },
    acknowledged: true,
  };
  const deal = {
    label: "T1/2",
    commitment: "ab",
    commitments: { C: "y", A: "x" },
    contributions: { A: "11", C: "22" },
  } as unknown as DealVerdict;
  const voided = (who: string[]) => ({ label: "T1/2", why: "missing", who, told: "", sentence: "" }) as VoidTold;
  const what = (receipt: Receipt, deals = [deal], voids: VoidTold[] = []) =>
    disputes([receipt], { deals, voids }).map((one) => one.what);

  test("agree with what is told, or say where they differ", () => {
    expect(what(kept)).toEqual([]);
    expect(what({ ...kept, label: "T1/3" })).toEqual([]);
    expect(what({ ...kept, label: "T1/1" })).toEqual(["hidden"]);
    expect(what({ ...kept, house: "cd" })).toEqual(["other-house"]);
    expect(what({ ...kept, commitments: { A: "x", C: "z" } })).toEqual(["other-list"]);
    expect(what({ ...kept, secret: "12" })).toEqual(["other-opening"]);
    expect(what({ ...kept, who: "B" })).toEqual(["without-you"]);
    expect(what({ ...kept, who: "B", commitments: {} })).toEqual(["without-you"]);
    expect(what({ ...kept, commitments: {} })).toEqual([]);
  });

  test("tell whoever opened that he is blamed", () => {
    expect(what(kept, [], [voided(["A"])])).toEqual(["blamed"]);
    expect(what(kept, [], [voided(["B"])])).toEqual([]);
    expect(what({ ...kept, commitments: {} }, [], [voided(["A"])])).toEqual([]);
  });

  test("belong to tables", () => {
    expect(ofTable({ deals: [deal], voids: [] }, [kept, { ...kept, label: "T2/1" }])).toEqual([kept]);
  });
});
