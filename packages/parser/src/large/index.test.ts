import { agentDecision } from "@concordat/contracts/agent-decision";
import { expect, it } from "vitest";
import { takenBack as small } from "../answer/conflict/taken-back.js";
import type { ReadOptions } from "../answer/parse-input.js";
import { readAnywhere } from "../answer/read-anywhere.js";
import { parseText as parseTextOfRuntime } from "../index.js";
import { readStrict } from "../strict/read-strict.js";
import { createParser, parseText, parseTextAsync } from "./index.js";

const plain = '{"choice": "LIKE", "reason": "Lovely."}\nThe persona likes bread.';
const withdrawn = '{"choice": "LIKE", "reason": "Lovely."}\nAucune de ces valeurs ne vient du texte.';

it("reads with the large table in all three functions, as the runtime of a server does", async () => {
  for (const [text, state] of [
    [plain, "valid"],
    [withdrawn, "unreadable"],
  ] as const) {
    const parser = createParser(agentDecision);
    parser.push(text.slice(0, 20));
    parser.push(text.slice(20));
    const results = [parseText(text, agentDecision), await parseTextAsync(text, agentDecision), parser.end()];
    for (const result of results) expect(result).toEqual(parseTextOfRuntime(text, agentDecision));
    expect(results[0]?.state).toBe(state);
  }
});

it("reads with the small table where that is handed down, whatever was imported before", () => {
  const result = readStrict(withdrawn, agentDecision, {}, (text, contract, options, strict) => {
    const withTable: ReadOptions = { ...options, takenBack: small };
    return readAnywhere(text, contract, withTable, strict);
  });
  expect(result.state).toBe("valid");
});

it("refuses options that it does not know", () => {
  expect(() => parseText(plain, agentDecision, { takenBack: small } as object)).toThrow(RangeError);
});
