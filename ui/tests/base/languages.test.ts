import { describe, expect, test } from "vitest";

import { languagesOf, preferred } from "../../src/base/languages";
import { prefs } from "../../src/base/prefs.svelte";
import { FALLBACK, LANGUAGES } from "../../src/base/sources";
import { t } from "../../src/base/texts.svelte";

describe("languages", () => {
  test("a new folder of texts is a new language, called by its own name", () => {
    const paths = [
      "../lang/en/page-table.ftl",
      "../lang/it/page-table.ftl",
      "../lang/de/page-table.ftl",
      "../lang/de/live.ftl",
    ];
    expect(languagesOf(paths)).toEqual([
      { code: "it", name: "italiano" },
      { code: "en", name: "English" },
      { code: "de", name: "Deutsch" },
    ]);
  });

  test("those of the house are found, and the one that is complete is among them", () => {
    expect(LANGUAGES.map((one) => one.code)).toContain(FALLBACK);
    expect(LANGUAGES.length).toBeGreaterThan(1);
  });

  test("the first that somebody reads and that there is, whatever the country", () => {
    expect(preferred(["fr-CA", "it-CH", "en"], ["en", "it"], "en")).toBe("it");
    expect(preferred(["IT"], ["en", "it"], "en")).toBe("it");
    expect(preferred(["fr"], ["en", "it"], "en")).toBe("en");
    expect(preferred([], ["en", "it"], "en")).toBe("en");
    expect(prefs.language).toBe("en");
  });

  test("a text that nobody says is shown by its id, so that the gap is seen", () => {
    expect(t("page-nothing-of-the-kind")).toBe("page-nothing-of-the-kind");
    expect(t("page-nav-menu")).not.toBe("page-nav-menu");
  });
});
