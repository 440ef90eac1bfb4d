import { expect, it } from "vitest";
import { exportTableOf } from "../tables/tables.js";
import { oddsCells } from "./odds-cells.js";

const named = (cells: readonly unknown[]) => {
  const columns = exportTableOf("decisions").columns.slice(-cells.length);
  return Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]]));
};

it("has who gave the odds of a decision, and a probability for each choice", () => {
  const options = [
    { value: "RESHARE", probability: 0.25 },
    { value: "IGNORE", probability: 0.75 },
  ];
  expect(named(oddsCells({ source: "listed", options }))).toEqual({
    odds: "listed",
    p_like: 0,
    p_reply: 0,
    p_reshare: 0.25,
    p_scroll: 0.75,
    p_compose: 0,
    p_quote: 0,
    p_follow: 0,
    p_unfollow: 0,
    p_mute: 0,
  });
});

it("has none where none are known", () => {
  expect(new Set(Object.values(named(oddsCells(null))))).toEqual(new Set([null]));
});
