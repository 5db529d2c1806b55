// Asking the server over HTTP.

import { readable } from "./erased";
import { PATIENCE, patiently } from "./hurry.svelte";
import { prefs } from "./prefs.svelte";

export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

/** Over HTTPS the cookie has a prefix, and one without it is not ours. */
function token(): string {
  const name = location.protocol === "https:" ? "__Host-ventaglio-csrf" : "ventaglio-csrf";
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? "";
}

export async function ask<T>(method: string, path: string, content?: unknown): Promise<T> {
  const body = content === undefined ? undefined : JSON.stringify(content);
  return told<T>(method, path, body, body === undefined ? {} : { "content-type": "application/json" });
}

/** Send a form, with files in it. */
export function send<T>(path: string, form: FormData): Promise<T> {
  return told<T>("POST", path, form, {});
}

const OFTEN = 429;
const TRIES = 4;

/** Ask, and where the server says that this was too much at once, ask again when it has said so: nothing was done yet. */
async function asked(address: string, how: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, how);
    const wait = answer.status === OFTEN ? Number(answer.headers.get("retry-after")) : 0;
    if (!wait || wait > PATIENCE || tries === TRIES) return answer;
    await patiently(wait);
  }
}

/** Requests that got no answer, with the mark of each: asked for once more, the server knows it by that. */
const unanswered = new Map<string, string>();

function marked(path: string, body: BodyInit | undefined): [string, string] {
  const asking = `${path} ${typeof body === "string" ? body : ""}`;
  const mark =
    unanswered.get(asking) ??
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (one) => one.toString(16).padStart(2, "0")).join("");
  return [asking, mark];
}

async function told<T>(
  method: string,
  path: string,
  body: BodyInit | undefined,
  more: Record<string, string>,
): Promise<T> {
  if (method !== "GET" && !token()) await fetch("/api/me");
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${prefs.language}`;
  const [asking, mark] = marked(path, body);
  const headers = method === "GET" ? more : { ...more, "x-ventaglio-csrf": token(), "x-ventaglio-mark": mark };
  let answer: Response;
  try {
    answer = await asked(address, { method, headers, ...(body === undefined ? {} : { body }) });
  } catch {
    if (method === "POST") unanswered.set(asking, mark);
    throw new Refused("offline", "", 0);
  }
  if (answer.status < 500) unanswered.delete(asking);
  else if (method === "POST") unanswered.set(asking, mark);
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const text = await answer.text();
  const heard: unknown = json ? JSON.parse(readable(text)) : text;
  if (!answer.ok) {
    const problem = (json ? heard : {}) as { reason?: string; sentence?: string };
    throw new Refused(problem.reason ?? `http-${answer.status}`, problem.sentence ?? "", answer.status);
  }
  return heard as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, content?: unknown) => ask<T>("POST", path, content);
export const del = <T>(path: string) => ask<T>("DELETE", path);
