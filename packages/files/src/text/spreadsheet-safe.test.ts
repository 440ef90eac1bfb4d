import { expect, it } from "vitest";
import { spreadsheetSafe } from "./index.js";

it.each(["=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "- by train"])(
  "puts an apostrophe before %j",
  (text) => expect(spreadsheetSafe(text)).toBe(`'${text}`),
);

it.each(["", "Night trains = back", " =1", "-12", "-12.5", "9007199254740993", "'=1"])(
  "leaves %j as it is",
  (text) => expect(spreadsheetSafe(text)).toBe(text),
);
