import { describe, expect, it } from "vitest";

import { AVATARS, avatarOf, avatarsOf } from "../../src/components/avatars";

describe("pictures of people", () => {
  it("are as chosen, and otherwise those of the name", () => {
    expect(avatarOf("Anna", "owl")).toBe("owl");
    expect(avatarOf("Anna", "dragon")).toBe(avatarOf("Anna"));
    expect(AVATARS).toContain(avatarOf("Anna"));
  });

  it("are different at one table unless people want it otherwise", () => {
    const same = Array.from({ length: 6 }, () => ({ name: "Anna", avatar: "" }));
    expect(new Set(avatarsOf(same)).size).toBe(6);
    expect(
      avatarsOf([
        { name: "A", avatar: "cat" },
        { name: "B", avatar: "cat" },
      ]),
    ).toEqual(["cat", "cat"]);
  });

  it("leave a chosen picture to whoever chose it", () => {
    const own = avatarOf("Anna");
    const [anna, bruno] = avatarsOf([
      { name: "Anna", avatar: "" },
      { name: "Bruno", avatar: own },
    ]);
    expect(bruno).toBe(own);
    expect(anna).not.toBe(own);
  });
});
