import * as ts from "@typescript-eslint/parser";
import * as svelte from "svelte-eslint-parser";

import { layers } from "./layers.js";

const plugins = { ventaglio: { rules: { layers } } };
const rules = { "ventaglio/layers": "error" };

export default [
  { files: ["src/**/*.ts"], ignores: ["src/base/types.ts"], languageOptions: { parser: ts }, plugins, rules },
  { files: ["src/**/*.svelte"], languageOptions: { parser: svelte, parserOptions: { parser: ts } }, plugins, rules },
];
