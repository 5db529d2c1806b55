// Burraco, as the pages show it.

import { t } from "../../base/texts.svelte";
import type { GamePages } from "../common/pages";
import { advise, TOPICS } from "./lessons/lessons";
import { told } from "./replay/replayed";

export const burraco: GamePages<"burraco"> = {
  name: "burraco",
  fan: ["7h", "8h", "*", "Th", "Jh"],
  decks: { kept: "deck", faces: ["french", "french4"] },
  switches: ["confirmDiscard", "confirmClose"],
  keys: [
    ["D", "page-burraco-key-draw"],
    ["T", "page-burraco-key-take"],
    ["O", "page-burraco-key-open"],
    ["A, 1…9", "page-burraco-key-attach"],
    ["X", "page-burraco-key-discard"],
    ["H", "page-burraco-key-hint"],
    ["S", "page-burraco-key-sort"],
  ],
  spellsCards: false,
  bulb: true,
  texts: { handOver: "page-table-hand-over", between: "page-table-between" },
  topics: TOPICS,
  advise,
  hand: ({ hand_number: number, hands_in_match: hands }) =>
    hands
      ? { long: t("page-table-hand-of", { number, hands }), short: `${number}/${hands}` }
      : { long: t("page-table-hand", { number }), short: String(number) },
  nameAt: (view, seat) => view.names[seat],
  told,
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  pad: () => import("./pad/pad"),
  refereeLesson: () => import("./lessons/RefereeLesson.svelte"),
  evidence: () => import("./table/Named.svelte"),
  pocket: { may: () => import("./offline/May.svelte"), found: () => import("./offline/Found.svelte") },
};
