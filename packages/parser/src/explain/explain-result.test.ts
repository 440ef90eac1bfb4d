import { agentDecision } from "@concordat/contracts/agent-decision";
import { describe, expect, it } from "vitest";
import { parseText } from "../index.js";
import { explainResult, repairs } from "./index.js";

describe("explaining how a text was read", () => {
  it("says what was repaired, where, and what stands there", () => {
    const text = 'Sure:\n{"choice": "LIKE", // yes\n "reason": "x"}';
    expect(explainResult(text, parseText(text, agentDecision))).toEqual([
      {
        kind: "repair",
        name: "surrounding-text",
        message: "Words before or after the answer.",
        place: { line: 1, column: 1 },
        excerpt: "Sure:",
      },
      {
        kind: "repair",
        name: "comments",
        message: "A //, /* */ or # comment between tokens.",
        place: { line: 2, column: 20 },
        excerpt: "// yes",
      },
    ]);
  });

  it("points at the value that breaks a rule", () => {
    const text = '{\n "choice": "LIKE",\n "reason": " "\n}';
    expect(explainResult(text, parseText(text, agentDecision))).toEqual([
      {
        kind: "violation",
        name: "pattern",
        message: "/reason must not be blank",
        place: { line: 3, column: 12 },
        excerpt: '" " }',
      },
    ]);
  });

  it("says why a text could not be read", () => {
    const text = '{"choice": "LIKE",';
    expect(explainResult(text, parseText(text, agentDecision))).toEqual([
      {
        kind: "refusal",
        name: "truncated",
        message: "the text ends inside a value",
        place: { line: 1, column: 19 },
        excerpt: "",
      },
    ]);
  });
});

it("finds the line and column of every place as counting from the beginning does", () => {
  const text = `\n[\n${["1,", "'a',", "\n", " 'b' ,\r\n", "\t'c',"].join("\n").repeat(20)}]`;
  const result = parseText(text, agentDecision);
  const places = explainResult(text, result).map(({ place }) => place);
  const offsets = [
    ...result.repairs.map(({ offset }) => offset),
    ...(result.state === "invalid" ? result.violations.map(({ offset }) => offset) : []),
  ];
  expect(offsets.length).toBeGreaterThan(60);
  expect(places).toEqual(
    offsets.map((offset) => {
      const lines = text.slice(0, offset ?? 0).split("\n");
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    }),
  );
});

it("knows every repair in words", () => {
  for (const { when, safe } of Object.values(repairs)) expect([when, safe]).not.toContain("");
});
