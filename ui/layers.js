// Which folder may import which: a rule for eslint. The table is explained in docs/architecture.md.

import path from "node:path";

/** The folders of `src`, the highest layer first. `games/*.ts` are the files of `games` itself, `games/*` one game each. */
export const LAYERS = [
  ["app"],
  ["account", "learning", "lobby", "offline", "tournaments"],
  ["tables"],
  ["rules"],
  ["games/*.ts"],
  ["games/*"],
  ["games/common"],
  ["components"],
  ["cards"],
  ["base"],
];
/** The one file that may import the folders of games. */
const REGISTRY = "games/registry.ts";

/** The folder that a file of `src` counts to, such as `tables`, `games/burraco` or `games/*.ts`. */
function folderOf(file) {
  const [top, second, ...more] = file.split("/");
  if (top !== "games") return top;
  return more.length ? `games/${second}` : "games/*.ts";
}

/** The number of a folder's layer, 0 for the highest; -1 if it has none. */
function layerOf(folder) {
  const listed = LAYERS.findIndex((layer) => layer.includes(folder));
  return listed < 0 && folder.startsWith("games/") ? LAYERS.findIndex((layer) => layer.includes("games/*")) : listed;
}

/** Why one file of `src` may not import another: the id of a message, or null if it may. */
function objection(from, to) {
  const [here, there] = [folderOf(from), folderOf(to)];
  if (layerOf(here) < 0) return "unplaced";
  if (here === there) return null;
  if (layerOf(there) < layerOf(here)) return "upwards";
  if (layerOf(there) === layerOf(here)) return "sideways";
  if (layerOf(there) === layerOf("games/*") && from !== REGISTRY) return "game";
  return null;
}

/** @type {import("eslint").Rule.RuleModule} */
export const layers = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unplaced: "{{from}} stands in no layer: give its folder a place in ui/layers.js",
      upwards: "{{from}} imports {{to}}, which is in a higher layer (ui/layers.js)",
      sideways: "{{from}} imports {{to}}, which is beside it in the same layer (ui/layers.js)",
      game: `only ${REGISTRY} imports the folder of a game: ask games/index.ts for {{to}}`,
    },
  },
  create(context) {
    const src = path.join(context.cwd, "src");
    const from = path.relative(src, context.filename).split(path.sep).join("/");
    const check = (node) => {
      if (typeof node.source?.value !== "string" || !node.source.value.startsWith(".")) return;
      const to = path
        .relative(src, path.resolve(path.dirname(context.filename), node.source.value))
        .split(path.sep)
        .join("/");
      // What lies outside `src`, such as the data of the offline part, has no layer.
      if (to.startsWith("..")) return;
      const messageId = objection(from, to === "games" ? "games/index" : to);
      if (messageId) context.report({ node: node.source, messageId, data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
