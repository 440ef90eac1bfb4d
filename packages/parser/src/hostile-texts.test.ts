import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, it } from "vitest";
import { parseText } from "./index.js";

const answer = '{"choice":"LIKE","reason":"Lovely."}';

/** What a text begins with, and what is repeated behind it. */
const texts: readonly (readonly [begin: string, repeated: string])[] = [
  ["", '{"a":"b"} '],
  ["", "}{"],
  ["", '["a"] '],
  ["", '{"a":{"b":1}}'],
  ['{"reason":', '"a" '],
  [answer, "\n"],
  [answer, " "],
  [answer, "}{"],
  [answer, "{}"],
  [answer, "{"],
  [answer, "choice= "],
  [answer, "choice: LIKE "],
  [answer, "if my choice is LIKE "],
  [answer, '{"choice":'],
  [answer, '[{"choice":['],
  [answer, '{"reason":"'],
  [answer, `${"a".repeat(63)}${"=".repeat(63)}`],
  [answer, "<think>"],
  [answer, '{\\"a\\":'],
  [answer, "\nFinal answer: x"],
  [answer, "that is "],
  [answer, "- "],
  [answer, "'"],
  [answer, "LIKE "],
  [`${answer} SCROLL `, "not "],
  [answer, "SCROLL: "],
  [answer, "ignore the "],
  [answer, "it is not "],
  ["", "\n> {"],
  ["", '{"a":"<a b="'],
  ['{"a":["b", ', '"c" , '],
  ['{"choice":"LIKE","reason":"', '6" '],
];

/** Processor time of a reading in milliseconds: the least of three. */
function cost(text: string): number {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    parseText(text, agentDecision);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

describe("the time that a text takes", () => {
  // Four times the length costs four times as much, and sixteen times where the time grows with the square. What is too
  // quick to measure counts as 20 ms.
  it.each(texts)("grows with its length: %j, and %j over and over", (begin, repeated) => {
    const text = (length: number) => begin + repeated.repeat(length / repeated.length);
    const short = cost(text(50_000));
    expect(cost(text(200_000))).toBeLessThan(10 * Math.max(short, 20));
  });
});
