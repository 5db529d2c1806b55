import { afterEach, expect, test, vi } from "vitest";

import { post } from "../../src/base/api";
import { hurry } from "../../src/base/hurry.svelte";
import { Watching } from "../../src/tournaments/public/watching.svelte";

afterEach(() => vi.unstubAllGlobals());

function answer(content: unknown, status = 200): Response {
  return new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });
}

/** Every request that changes something, in turn: its mark is noted, and it is answered or not. */
function server(...answers: (Response | null)[]): string[] {
  const marks: string[] = [];
  vi.stubGlobal("fetch", async (_address: string, how: RequestInit = {}) => {
    if (how.method !== "POST") return answer({});
    marks.push((how.headers as Record<string, string>)["x-ventaglio-mark"] ?? "");
    const told = answers.shift();
    if (!told) throw new TypeError("the line is dead");
    return told;
  });
  return marks;
}

test("what got no answer is asked for again under its mark, and what was answered is not", async () => {
  const marks = server(null, answer({}, 502), answer({ id: 1 }), answer({ id: 2 }));
  const open = () => post("/api/tables", { game: "burraco" });
  await expect(open()).rejects.toThrow();
  await expect(open()).rejects.toThrow();
  await open();
  await open();
  expect(marks[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(marks[1]).toBe(marks[0]);
  expect(marks[2]).toBe(marks[0]);
  expect(marks[3]).not.toBe(marks[0]);
});

test("something else that is asked for has another mark", async () => {
  const marks = server(null, answer({}));
  await expect(post("/api/tables", { game: "burraco" })).rejects.toThrow();
  await post("/api/tables", { game: "tressette" });
  expect(marks[1]).not.toBe(marks[0]);
});

test("who was told to wait asks again by himself, once it is time", async () => {
  vi.useFakeTimers();
  const often = (seconds: number) =>
    new Response("{}", {
      status: 429,
      headers: { "content-type": "application/json", "retry-after": String(seconds) },
    });
  const marks = server(often(3), answer({ id: 1 }));
  const asked = post("/api/tables", { game: "burraco" });
  await vi.advanceTimersByTimeAsync(1000);
  expect([marks.length, hurry.left]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await asked).toEqual({ id: 1 });
  expect([marks.length, hurry.left, new Set(marks).size]).toEqual([2, 0, 1]);
  server(often(600));
  await expect(post("/api/tables", {})).rejects.toThrow();
  vi.useRealTimers();
});

/** Lines as a page opens them. */
class Lines {
  static all: Lines[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    Lines.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  tell(news: unknown): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

test("a round is counted by the server's clock, and a line that broke comes back with what it has", async () => {
  vi.stubGlobal("WebSocket", Lines);
  vi.useFakeTimers({ now: 9_999_000 });
  const watching = new Watching("prova");
  const close = watching.open();
  await vi.advanceTimersByTimeAsync(0);
  const [line] = Lines.all;
  line!.onopen?.();
  line!.tell({ type: "published", tag: "x", now: 5000, view: { entrants: [], rounds: [] }, told: {} });
  await vi.advanceTimersByTimeAsync(3000);
  expect(watching.now).toBeCloseTo(5003, 0);
  line!.onclose?.({ code: 1006 });
  expect(watching.problem).toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Lines.all.length).toBe(2);
  expect(Lines.all[1]!.address).toContain("tag=x");
  Lines.all[1]!.onclose?.({ code: 4429 });
  expect(watching.problem).not.toBe("");
  await vi.advanceTimersByTimeAsync(20_000);
  Lines.all[2]!.onopen?.();
  expect(watching.problem).toBe("");
  Lines.all[2]!.onclose?.({ code: 4404 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([watching.lost, Lines.all.length]).toEqual([true, 3]);
  close();
  vi.useRealTimers();
});
