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
  { id: "pad", icon: "M4 2h16v20H4zm2 2v3h12V4zm0 5v11h5V9zm7 0v11h5V9z", load: () => import("./pad/Pad.svelte") },
];
