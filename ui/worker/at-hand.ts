// Writes into the service worker what it keeps at hand: the files of the frame and of the pocket, and their version.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** What opens without a network: the pocket, whatever of it lies with the games, the front door, the guides, and every text. */
const WANTED = /\/src\/pocket\/|\/src\/games\/\w+\/pocket\/|\/src\/pages\/(?:Guide|Lobby|Lost|Pocket)\.svelte|\/docs\/guides\/.*\.md|\/lang\/\w+\/.*\.ftl/;
/** Texts that no page of the pocket says. */
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
      const wanted = modules.some((id) => WANTED.test(id) && !UNWANTED.test(id));
      if (one.isEntry || wanted) take(name);
    }
    const shell = [...[...files].sort().map((name) => `/app/${name}`), ...PUBLIC];
    const told = { entry: entry.split("/").at(-1), shell, data: data.sort().map((name) => `/app/${name}`) };
    const version = createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, 16);
    const worker = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
    this.emitFile({ type: "asset", fileName: "sw.js", source: worker.replace("__AT_HAND__", JSON.stringify({ version, ...told })) });
  },
};
