// Tressette, as the pages show it.

import { cardName } from "../../cards/names";
import { t } from "../../base/texts.svelte";
import type { GamePages } from "../common/pages";
import { advise, TOPICS } from "./lessons/lessons";

export const tressette: GamePages<"tressette"> = {
  name: "tressette",
  fan: ["dA", "d2", "d3", "sR", "cC"],
  decks: { kept: "italianDeck", faces: ["napoletane", "piacentine", "french", "french4"] },
  switches: [],
  keys: [
    ["Enter", "page-tressette-key-play"],
    ["1…9", "page-tressette-key-words"],
    ["L", "page-tressette-key-look"],
    ["H", "page-table-hint"],
  ],
  spellsCards: true,
  bulb: false,
  texts: { handOver: "page-tressette-hand-over", between: "page-tressette-between" },
  topics: TOPICS,
  advise,
  hand: ({ passata: number }) => ({ long: t("page-table-passata", { number }), short: String(number) }),
  // Players may change seats.
  nameAt: (view, seat) => view.names[view.players[seat] ?? seat],
  told: ({ action }, name) => {
    const [verb, card, ...words] = action.split(" ");
    // What is said with a card is told by the server, and what it means.
    return verb === "play" && card && !words.length ? t("page-replay-do-play", { name, cards: cardName(card) }) : "";
  },
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  pad: () => import("./pad/pad"),
  pocket: { may: () => import("./offline/May.svelte"), found: () => import("./offline/Found.svelte") },
};
