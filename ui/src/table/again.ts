// The same table once more.

import type { NewTable, TableView } from "../lib/types";

const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

/** What opens a table like this one. It begins at once where the others were bots. */
export function sameAgain({ plain, headers, policy, chairs }: TableView, place: number): NewTable {
  const options = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith("Option.") ? [[name.slice("Option.".length), value] as const] : [],
  );
  const length = headers.Hands ?? headers.Passate;
  return {
    game: plain,
    code: headers.Code ?? "",
    options: Object.fromEntries(options),
    policy,
    place: LETTERS[place] ?? "A",
    start: chairs.every((chair, at) => at === place || chair.kind === "bot"),
    players: chairs.length,
    ...(length ? { hands: Number(length) } : {}),
    ...(headers.Target ? { target: Number(headers.Target) } : {}),
    ...(headers.Match ? { match: headers.Match } : {}),
    ...(headers.Alone ? { alone: true } : {}),
    ...(headers.Adopted ? { adopted: headers.Adopted } : {}),
  };
}
