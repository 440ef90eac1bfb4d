import { expect, it } from "vitest";
import { sourceLinks } from "./source-links.js";

it("keeps two footnotes apart, and writes nothing for none", () => {
  const text = (footnotes: string[]): string => sourceLinks({ footnotes }).replace(/<[^>]+>/g, "");
  expect([text(["1", "5"]), text(["2"]), text([])]).toEqual(["1, 5", "2", ""]);
});
