import { expect, it } from "vitest";
import { readOptions } from "./read-options.js";

it.each<[question: string, options: readonly string[]]>([
  ["Should we rent the harbour office or stay?", ["rent the harbour office", "stay"]],
  [
    "Should we rent the harbour office, buy the mill or stay?",
    ["rent the harbour office", "buy the mill", "stay"],
  ],
  ["Where do we move: Harbour office or Old mill?", ["Harbour office", "Old mill"]],
  ["Is it better to lease or to buy the vans?", ["lease", "to buy the vans"]],
  ["Which database should we use, Postgres or SQLite?", ["Postgres", "SQLite"]],
  ["Our lease ends in May. Do we renew it or move?", ["renew it", "move"]],
])("%s names its options", (question, options) => {
  expect(readOptions(question)).toEqual(options);
});

it.each([
  "Should we move our CI to self-hosted runners?",
  "Should we move or not?",
  "Should we hire two or three people?",
  "Should we act sooner or later?",
  "Should we move or move?",
  "",
])("%s has none", (question) => {
  expect(readOptions(question)).toEqual([]);
});
