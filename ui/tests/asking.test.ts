import { afterEach, expect, test, vi } from "vitest";

import { post } from "../src/lib/api";
import { Watching } from "../src/tournament/watching.svelte";

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

test("a round is counted by the server's clock, whatever the machine believes", async () => {
  const view = { entrants: [], rounds: [] };
  let asked = 0;
  vi.stubGlobal("fetch", async () => (asked++ ? new Promise<Response>(() => undefined) : answer({ tag: "x", now: 5000, view, told: {} })));
  vi.useFakeTimers({ now: 9_999_000 });
  const watching = new Watching("prova");
  const close = watching.open();
  await vi.advanceTimersByTimeAsync(3000);
  close();
  vi.useRealTimers();
  expect(watching.now).toBeCloseTo(5003, 0);
});
