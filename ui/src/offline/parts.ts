// What the pocket holds: one line each. The words are page-pocket-part-<id> and page-pocket-about-<id>.

import type { Component } from "svelte";

/** What stands in the address after the part: /pocket/<part>/<one>/<more>?<query>. */
export type PartProps = { one: string; more: string; query: URLSearchParams };

export type Part = {
  id: string;
  /** A drawing of 24 by 24. */
  icon: string;
  load: () => Promise<{ default: Component<PartProps> }>;
};

export const PARTS: Part[] = [
  {
    id: "pad",
    icon: "M4 2h16v20H4zm2 2v3h12V4zm0 5v11h5V9zm7 0v11h5V9z",
    load: () => import("./score-pad/Pad.svelte"),
  },
  {
    id: "may",
    icon: "M12 2a7 7 0 0 1 7 7c0 3.2-2.4 4.6-3.9 5.9-.8.7-1.1 1.2-1.1 2.1h-4c0-2.7 1.3-4 2.5-5 1.3-1.1 2.5-1.7 2.5-3a3 3 0 0 0-6 0H5a7 7 0 0 1 7-7zm-2 17h4v3h-4z",
    load: () => import("./may-i/May.svelte"),
  },
  {
    id: "found",
    icon: "M10 3a7 7 0 0 1 5.6 11.2l5.6 5.6-1.4 1.4-5.6-5.6A7 7 0 1 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
    load: () => import("./found/Found.svelte"),
  },
  {
    id: "referee",
    icon: "M11 2h2v3h6v2h-1.5L21 14a4 4 0 0 1-8 0l3.5-7H13v13h4v2H7v-2h4V7H7.500L11 14a4 4 0 0 1-8 0l3.5-7H5V5h6zM5.500 13h3L7 10zm10 0h3L17 10z",
    load: () => import("./referee/Referee.svelte"),
  },
  {
    id: "questions",
    icon: "M3 3h18v14h-9l-5 4v-4H3zm2 2v10h4v2l2.500-2H19V5zm2 2h10v2H7zm0 4h7v2H7z",
    load: () => import("./questions/Questions.svelte"),
  },
  {
    id: "codes",
    icon: "M5 2h13a2 2 0 0 1 2 2v18H6a3 3 0 0 1-3-3V4a2 2 0 0 1 2-2zm0 2v12.200A3 3 0 0 1 6 16h12V4zm1 14a1 1 0 0 0 0 2h12v-2zM8 7h7v2H8z",
    load: () => import("./codes/Codes.svelte"),
  },
  {
    id: "trainer",
    icon: "M12 3 1 8l11 5 9-4.100V15h2V8zM5 12.300V17c0 1.700 3.100 3 7 3s7-1.300 7-3v-4.700l-7 3.200z",
    load: () => import("./referee/Trainer.svelte"),
  },
];
