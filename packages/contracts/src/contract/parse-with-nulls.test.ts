import { expect, expectTypeOf, it } from "vitest";
import { agentDecisionV2 as agentDecision } from "../generated/agent-decision/v2/contract.js";
import { parseWithNulls } from "./parse-with-nulls.js";

it("writes null for what is absent and may be null, in the branch that is meant", () => {
  const like = parseWithNulls(agentDecision, { choice: "LIKE", reason: "Lovely." });
  expect(like).toEqual({ choice: "LIKE", reason: "Lovely.", content: null });
  expectTypeOf(like.content).toEqualTypeOf<string | null>();
  const reply = { choice: "REPLY", reason: "Lovely.", content: "How?" };
  expect(parseWithNulls(agentDecision, reply)).toEqual(reply);
  expect(agentDecision.parse({ choice: "LIKE", reason: "Lovely." })).toEqual({
    choice: "LIKE",
    reason: "Lovely.",
  });
});

it("keeps the values that are given, and refuses what the contract refuses", () => {
  const like = { choice: "LIKE", reason: "Lovely.", content: "" };
  expect(parseWithNulls(agentDecision, like)).toEqual(like);
  expect(() => parseWithNulls(agentDecision, { choice: "REPLY", reason: "Lovely." })).toThrow(/content/);
});
