import { expect, it } from "vitest";
import { StopTexts } from "./stop-texts.js";

it.each([
  [["It is ", "dense.\nAnd"], ["\n"], "It is dense."],
  [["a", "b", "EN", "D", "c"], ["END"], "ab"],
  [["a", "EN", "x"], ["END"], "aENx"],
  [["aEN"], ["END"], "aEN"],
  [["a\n", "b"], undefined, "a\nb"],
  [["one two"], ["two", "one"], ""],
])("of %j, stopped at %j, keeps %j", (pieces, stop, expected) => {
  const stops = new StopTexts(stop);
  const texts = pieces.map((piece) => stops.push(piece));
  expect(`${texts.join("")}${stops.flush()}`).toBe(expected);
});
