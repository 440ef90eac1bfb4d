import { agentDecision } from "@concordat/contracts/agent-decision";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createParser, type DeepPartial } from "../index.js";

describe("a text that arrives in pieces", () => {
  it("tells the value so far: texts grow, choices and numbers come whole", () => {
    const parser = createParser(agentDecision);
    const seen = [
      "<think>{",
      "}</think> Sure: ",
      '{"choice": "LI',
      'KE", "rea',
      'son": "Love',
      'ly."',
      "}",
    ].map((chunk) => parser.push(chunk).value);
    expect(seen).toEqual([
      undefined,
      undefined,
      undefined,
      { choice: "LIKE" },
      { choice: "LIKE", reason: "Love" },
      { choice: "LIKE", reason: "Lovely." },
      { choice: "LIKE", reason: "Lovely." },
    ]);
    expect(parser.end()).toMatchObject({ state: "valid", value: { choice: "LIKE", reason: "Lovely." } });
  });

  it("reads nested parts, keys in other spellings and wrappers as they come", () => {
    const parser = createParser(iterationResponse);
    parser.push('{"response": {"Iteration_Number": 2, "actions": [{"tool_name": "list_avail');
    const { value, state } = parser.push('able_dimensions_tool", "arguments": {"a": [1, 2');
    expect([state, value]).toEqual([
      "unfinished",
      {
        iteration_number: 2,
        actions: [{ tool_name: "list_available_dimensions_tool", arguments: { a: [1] } }],
      },
    ]);
  });

  it("is marked as unfinished however whole it looks, and is never checked", () => {
    const parser = createParser(agentDecision);
    expect(parser.push('{"choice": "REPLY", "reason": ""}')).toEqual({
      state: "unfinished",
      value: { choice: "REPLY", reason: "" },
      length: 33,
    });
    expect(parser.end().state).toBe("invalid");
  });

  it("is typed as partial all the way down", () => {
    const { value } = createParser(iterationResponse).push("");
    expectTypeOf(value?.actions?.[0]?.tool_name)
      .extract<string>()
      .toEqualTypeOf<
        NonNullable<DeepPartial<ReturnType<typeof iterationResponse.parse>>["actions"]>[number]["tool_name"] &
          string
      >();
  });

  it("passes the finish reason on", () => {
    const parser = createParser(agentDecision);
    parser.push('{"choice": "LIKE", "reason": "x"');
    expect(parser.end("stop").state).toBe("valid");
    expect(parser.end("length")).toMatchObject({ state: "unreadable", reason: "truncated" });
  });

  it("reads a long text in time that grows with its length", () => {
    const parser = createParser(agentDecision);
    parser.push('{"choice": "LIKE", "reason": "');
    for (let chunk = 0; chunk < 20_000; chunk++) parser.push("abcde");
    expect(parser.push('"}').value).toHaveProperty("reason");
    expect(parser.end()).toMatchObject({ state: "valid", value: { reason: "abcde".repeat(20_000) } });
  });
});
