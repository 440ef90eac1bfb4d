import { describe, expect, it } from "vitest";
import { diffSchemas } from "../../diff-schemas.js";

describe("patterns are compared by the texts that they match", () => {
  it.each<[string, object, object, string, string]>([
    ["two spellings of one", { pattern: "^\\d{3}$" }, { pattern: "^[0-9]{3}$" }, "compatible", "compatible"],
    ["a wider one", { pattern: "^[a-c]+$" }, { pattern: "^[a-z]+$" }, "compatible", "breaking"],
    ["an alternative more", { pattern: "^(a|b)$" }, { pattern: "^(a|b|c)$" }, "compatible", "breaking"],
    ["one that any text matches", { minLength: 1 }, { pattern: ".", minLength: 1 }, "breaking", "compatible"],
    [
      "a length that a pattern implies",
      { pattern: "^[a-z]{2,4}$" },
      { maxLength: 4 },
      "compatible",
      "breaking",
    ],
    [
      "a pattern that a length implies",
      { pattern: "^[0-9]+$", maxLength: 2 },
      { pattern: "^[0-9]{1,2}$" },
      "compatible",
      "compatible",
    ],
    [
      "several patterns together",
      { allOf: [{ pattern: "^[a-m]+$" }, { pattern: "^[g-z]+$" }] },
      { pattern: "^[g-m]+$" },
      "compatible",
      "compatible",
    ],
  ])("%s", (_title, old, now, backward, forward) => {
    const diff = diffSchemas({ type: "string", ...old }, { type: "string", ...now });
    expect([diff.backward.verdict, diff.forward.verdict]).toEqual([backward, forward]);
  });

  it("shows a short text that only one of them matches", () => {
    const diff = diffSchemas({ type: "string", pattern: "^x{7}y$" }, { type: "string", pattern: "^x{7}z$" });
    expect(diff.backward).toMatchObject({ verdict: "breaking", witness: { instance: "xxxxxxxy" } });
    expect(diff.forward).toMatchObject({ verdict: "breaking", witness: { instance: "xxxxxxxz" } });
  });

  it("leaves undecided what no automaton follows", () => {
    const diff = diffSchemas(
      { type: "string", pattern: "^(?:(.)q\\1){9}$" },
      { type: "string", pattern: "^(?:(.)q\\1){9}$|^never$", minLength: 18 },
    );
    expect(diff.backward.verdict).not.toBe("compatible");
  });
});
