import { expect, it } from "vitest";
import { withWholeLinks } from "./whole-links.mjs";

it("leads a numbered link to the only thing of its name, and leaves those that have a place", () => {
  expect(withWholeLinks("### Ledger\n\n[`Ledger`](#ledger-1), [`other`](#other-1)")).toBe(
    "### Ledger\n\n[`Ledger`](#ledger), [`other`](#other-1)",
  );
  const twice = "### Ledger\n\n### ledger()\n\n[`ledger`](#ledger-1)";
  expect(withWholeLinks(twice)).toBe(twice);
});
