// Asking the server over HTTP.

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

function token(): string {
  return /(?:^|; )ventaglio-csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}

export async function ask<T>(method: string, path: string, content?: unknown): Promise<T> {
  if (method !== "GET" && !token()) await fetch("/api/me");
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${prefs.language}`;
  const headers: Record<string, string> = method === "GET" ? {} : { "x-ventaglio-csrf": token() };
  const body = content === undefined ? undefined : JSON.stringify(content);
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
  } catch {
    throw new Refused("offline", "", 0);
  }
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const told: unknown = json ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const problem = (json ? told : {}) as { reason?: string; sentence?: string };
    throw new Refused(problem.reason ?? `http-${answer.status}`, problem.sentence ?? "", answer.status);
  }
  return told as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, content?: unknown) => ask<T>("POST", path, content);
export const del = <T>(path: string) => ask<T>("DELETE", path);
