import { describe, expect, test } from "vitest";

import { foundHere, guideText, THERE } from "../../src/base/guides";
import { blocks, pieces } from "../../src/base/markdown";
import { LANGUAGES } from "../../src/base/sources";

describe("our own texts", () => {
  test("lines have stretches that are strong, leant on, typed, or lead somewhere", () => {
    expect(pieces("Tap **Open**: `4` or *look* at [it](a.md), <https://example.org/>.")).toEqual([
      { text: "Tap " },
      { text: "Open", kind: "strong" },
      { text: ": " },
      { text: "4", kind: "code" },
      { text: " or " },
      { text: "look", kind: "em" },
      { text: " at " },
      { text: "it", kind: "link", link: "a.md" },
      { text: ", " },
      { text: "https://example.org/", kind: "link", link: "https://example.org/" },
      { text: "." },
    ]);
  });

  test("a list goes on with its number after a picture, and comments are not shown", () => {
    const found = blocks(
      "# Title\n<!-- begin: / -->\n\n1. one\n   more\n2. two\n\n![what](a.webp)\n\n3. three\n\n```console\n$ a\n\n$ b\n```\nafter",
    );
    expect(found.map((one) => one.kind)).toEqual(["heading", "list", "picture", "list", "code", "text"]);
    expect(found[1]).toEqual({ kind: "list", first: 1, lines: [[{ text: "one more" }], [{ text: "two" }]] });
    expect(found[3]).toMatchObject({ first: 3 });
    expect(found[4]).toEqual({ kind: "code", text: "$ a\n\n$ b" });
  });

  test.each(THERE)("every picture of the guide %s is found in the program", async (name) => {
    for (const { code } of LANGUAGES) {
      const pictures = blocks(await guideText(name, code)).filter((one) => one.kind === "picture");
      expect(pictures.filter((one) => !foundHere(one.file, code))).toEqual([]);
    }
  });
});
