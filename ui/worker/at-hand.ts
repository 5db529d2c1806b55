// Writes into the service worker what it keeps at hand: the files of the frame and of the offline part, and their version.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** What opens without a network: the offline part with what the games add to it, the front page, the guides, and every text. */
const WANTED = [
  /\/ui\/src\/offline\//,
  /\/ui\/src\/games\/\w+\/offline\//,
  /\/ui\/src\/games\/\w+\/pad\//,
  /\/ui\/src\/app\/Guide\.svelte/,
  /\/ui\/src\/components\/Lost\.svelte/,
  /\/ui\/src\/lobby\/Lobby\.svelte/,
  /\/docs\/guides\/.*\.md/,
  /\/lang\/\w+\/.*\.ftl/,
];
/** Texts that no page of the offline part says. */
const UNWANTED = /page-tournament\.ftl/;
const DATA = /(?:^|\/)pocket\/[\w-]+\.json$/;
const PUBLIC = ["/app/icon.svg", "/app/icon-192.png", "/app/manifest.webmanifest"];

type Meta = { importedCss?: Set<string>; importedAssets?: Set<string> };

export const atHand: Plugin = {
  name: "at-hand",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const files = new Set<string>();
    const missing = new Set(WANTED);
    const take = (name: string): void => {
      const one = bundle[name];
      if (files.has(name) || one?.type !== "chunk") return;
      files.add(name);
      for (const style of (one as { viteMetadata?: Meta }).viteMetadata?.importedCss ?? []) files.add(style);
      one.imports.forEach(take);
    };
    let entry = "";
    const data: string[] = [];
    for (const [name, one] of Object.entries(bundle)) {
      if (one.type === "asset") {
        if (one.originalFileNames.some((file) => DATA.test(file))) data.push(name);
        continue;
      }
      if (one.isEntry) entry = name;
      const modules = [one.facadeModuleId ?? "", ...(one.isDynamicEntry ? [] : one.moduleIds)];
      for (const pattern of missing) if (modules.some((id) => pattern.test(id))) missing.delete(pattern);
      const wanted = modules.some((id) => WANTED.some((pattern) => pattern.test(id)) && !UNWANTED.test(id));
      if (one.isEntry || wanted) take(name);
    }
    // A folder that was renamed would silently be missing without a network.
    if (missing.size) this.error(`worker/at-hand.ts: no module fits ${[...missing].map(String).join(", ")}`);
    if (!data.length) this.error(`worker/at-hand.ts: no data fit ${String(DATA)}`);
    const shell = [...[...files].sort().map((name) => `/app/${name}`), ...PUBLIC];
    const told = { entry: entry.split("/").at(-1), shell, data: data.sort().map((name) => `/app/${name}`) };
    const version = createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 16);
    const worker = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
    this.emitFile({
      type: "asset",
      fileName: "sw.js",
      source: worker.replace("__AT_HAND__", JSON.stringify({ version, ...told })),
    });
  },
};
