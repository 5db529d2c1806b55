import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import breakpoints from "./src/components/breakpoints.json" with { type: "json" };
import { atHand } from "./worker/at-hand.ts";

const SERVER = process.env.VITE_SERVER ?? "http://127.0.0.1:8765";

/** While developing, every page address gives the one page there is, as the server does. */
const pages: Plugin = {
  name: "pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const asked = request.headers.accept?.includes("text/html") && !/^\/(app|api|ws)\//.test(request.url ?? "");
      if (asked) request.url = "/app/index.html";
      next();
    });
  },
};

/** Breakpoints by name, `@media (--phone)`: custom media cannot be shared between style sheets by CSS alone. */
const named: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => {
    if (!/[.]css($|[?])|type=style/.test(id)) return;
    return code.replace(/@(?:media|container)[^{]+/g, (query) =>
      query.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
        if (name in breakpoints) return breakpoints[name as keyof typeof breakpoints];
        throw new Error(`no breakpoint ${name} in ${id}`);
      }),
    );
  },
};

/** The texts that every page may say come as one file of each language, and those of the offline part as another. */
function words(id: string): string | null {
  const [, language, book] =
    /[/]lang[/](\w+)[/](?!page-(?:tournament|registry|season|archive|referee|study))([\w-]+)[.]ftl/.exec(id) ?? [];
  if (!language) return null;
  return book!.startsWith("page-pocket") ? `words-pocket-${language}` : `words-${language}`;
}

/** Of what pages share, modules that few of them need: they come with those that do. */
const SELDOM = "(?:Alerts|Box|Field|Lost|Qr|Share|Sheet|Tick)[.]svelte|(?:house|qr)[.]|(?:motion|sounds)[/]";
/** What the pages share comes in few files: a hundred small ones cost more in requests than they hold. */
const SHARED = [
  `(?:base|cards|components)[/](?!${SELDOM})`,
  "games[/](?:common[/])?[a-z]+[.]ts",
  "games[/]common[/]table[/]spots[.]",
  "rules[/]codes[.]ts",
  "tables[/](?:games|opening)[.]ts",
];
const groups = [
  { name: words },
  { name: "shared", test: new RegExp(`[/]src[/](?:${SHARED.join("|")})`), minShareCount: 5 },
  { name: "offline", test: /[/]src[/](?:offline|games[/]common[/](?:offline|pad))[/]/, minShareCount: 2 },
];

// The server gives what is built here out under /app/, with names that change with the content.
export default defineConfig({
  base: "/app/",
  plugins: [named, svelte(), pages, atHand],
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  // In tests the modules run as they do in a browser.
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  // Checks run beside other work, and after it where there is much: what takes long is not what is wrong.
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
  build: {
    outDir: "../src/ventaglio/server/web/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
