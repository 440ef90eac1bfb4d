import { expect, it } from "vitest";
import { passageDetails } from "./passage-details.js";

const footnote = (label: string) => ({ label, place: `a.md, line ${label}`, text: `<Passage> ${label}` });

it("keeps two numbers apart, opens the passages with their places, and writes nothing for none", () => {
  const html = passageDetails({ footnotes: [footnote("1"), footnote("5")] });
  expect(/<summary>(.*)<\/summary>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "")).toBe("Sources 1, 5");
  expect(html).toContain("<cite>a.md, line 5</cite></p><blockquote>&lt;Passage&gt; 5</blockquote>");
  expect(passageDetails({ footnotes: [footnote("2")] })).toContain(">Source </span>2</summary>");
  expect(passageDetails({ footnotes: [] })).toBe("");
});
