import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { expect, it } from "vitest";
import { parseText } from "./index.js";

const answer = '{"reason":"Poor bread.","choice":"LIKE"}';

it.each([
  ["after the answer", `${answer}\n{"error":"quota"}`],
  ["before the answer", `{"error":"quota"}\n${answer}`],
  ["right behind it", `${answer}{"error":{"message":"quota","code":429}}`],
  ["as a list of errors", `${answer}\n{"errors":[{"message":"quota"}]}`],
  ["inside the answer", '{"reason":"Poor bread.","choice":"LIKE","error":"quota"}'],
  ["by a gateway, as a fault", `${answer}\n{"fault":{"faultstring":"quota"}}`],
  ["as a streamed event", `data: {"error":"quota"}\n${answer}`],
  ["behind a fence", `\`\`\`json\n${answer}\n\`\`\`\n{"error": "quota"}`],
])("an error that is reported %s makes it no answer", (_, text) => {
  expect(parseText(text, agentDecision).state).toBe("unreadable");
});

it.each([
  ["no error", '{"reason":"Poor bread.","choice":"LIKE","error":null}'],
  ["an error of none", `${answer}\n{"error":"none"}`],
  ["an error that is false", `{"error":false,"status":"ok"}\n${answer}`],
  ["errors that are an empty list", `${answer}\n{"errors":[]}`],
  ["the word error in its text", '{"reason":"The error is {\\"error\\":\\"x\\"}.","choice":"LIKE"}'],
])("%s leaves an answer as it is", (_, text) => {
  expect(parseText(text, agentDecision).state).toBe("valid");
});

it("a contract that asks for an error is answered with one", () => {
  const report = defineContract({
    type: "object",
    properties: { error: { type: "string" } },
    required: ["error"],
  });
  expect(parseText('{"error":"quota"}', report)).toMatchObject({ state: "valid", value: { error: "quota" } });
});
