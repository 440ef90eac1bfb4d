import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { iterationResponse } from "@concordat/contracts/iteration-response";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createParser, type DeepPartial } from "../index.js";
import { agrees } from "../node/compare.js";

const invoice = defineContract({
  title: "Invoice",
  type: "object",
  properties: {
    number: { type: "string" },
    total: { type: "number" },
    paid: { type: "boolean" },
    lines: {
      type: "array",
      items: { type: "object", properties: { text: { type: "string" }, quantity: { type: "integer" } } },
    },
  },
});

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
      growing: null,
      length: 33,
    });
    expect(parser.end().state).toBe("invalid");
  });

  it("says which string is still being written", () => {
    const parser = createParser(iterationResponse);
    const growing = [
      '{"Plan": "Look',
      '"',
      ', "actions": [{"tool_name": "list',
      '", "arguments": {"a/b": "x',
      '"}}',
    ].map((chunk) => parser.push(chunk).growing);
    expect(growing).toEqual(["/plan", null, null, "/actions/0/arguments/a~1b", null]);
  });

  it("never takes back what it has said: each value extends the one before", () => {
    const texts = [
      '{"number": "A-17", "total": 2,000.50, "paid": "no", "lines": [{"text": "Oak "fine" table", "quantity": 12}]}',
      '```json\n{"number": \'A\' + "17", "total": 12.5, "paid": True}\n```',
    ];
    for (const text of texts) {
      const parser = createParser(invoice);
      let before: unknown;
      for (const character of text) {
        const { value } = parser.push(character);
        expect(agrees(before, value), JSON.stringify([before, value])).toBe(true);
        before = value;
      }
    }
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
