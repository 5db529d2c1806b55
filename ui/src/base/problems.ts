// What a person is told when the server says no, or says nothing.

import { Refused } from "./api";
import { t } from "./texts.svelte";

const KNOWN = new Set([401, 403, 404, 413]);

export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Refused)) return t("page-problem");
  if (problem.reason === "offline") return t("page-problem-offline");
  if (problem.status === 429) return problem.sentence || t("page-problem-429");
  // What the framework refuses is said in its own words, which are not for people.
  if (KNOWN.has(problem.status) && problem.reason.startsWith("http-")) return t(`page-problem-${problem.status}`);
  return problem.sentence && problem.status < 500 ? problem.sentence : t("page-problem");
}
