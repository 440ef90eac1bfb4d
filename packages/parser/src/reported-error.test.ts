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
  ["as the detail of a framework", `${answer}\n{"detail":"Too many requests"}`],
  ["as details of a validation", `${answer}\n{"detail":[{"loc":["body"],"msg":"field required"}]}`],
  ["as a message", `{"message":"Internal server error"}\n${answer}`],
  ["as a code", `${answer}\n{"code":503}`],
  ["as a status in text", `${answer}\n{"status":"error"}`],
  ["as the status of a problem", `${answer}\n{"title":"Out of room","status":507}`],
  ["as no success", `${answer}\n{"success":false}`],
  ["as not ok, inside the answer", '{"reason":"Poor bread.","choice":"LIKE","ok":false}'],
  ["as an exception", `${answer}\n{"exception":"TimeoutException"}`],
  ["as an error's code", `${answer}\n{"error_code":"RATE_LIMIT"}`],
  ["by the page of a gateway", `${answer}\n<html>\n<head><title>502 Bad Gateway</title></head>\n</html>`],
  ["by a page with a document type", `${answer}\n<!DOCTYPE html><p>nginx`],
  ["in a line", `${answer}\nError: quota exceeded`],
  ["in a line before the answer", `Error: quota exceeded\n${answer}`],
  ["in a line of a library", `${answer}\nopenai.RateLimitError: Error code: 429`],
  ["in a line with a code", `${answer}\n**Error 429: rate limit reached**`],
  ["in a line with a status", `${answer}\nHTTP 503 Service Unavailable`],
  ["in the status line of a response", `${answer}\nHTTP/1.1 502 Bad Gateway`],
  ["in a line that begins with a status", `${answer}\n429 Too Many Requests`],
  ["in a line of its words alone", `${answer}\nquota exceeded`],
  ["in the words of a gateway", `${answer}\n\nBad Gateway\n`],
  ["in the words of a gateway that waited", `504\nGateway Time-out\n${answer}`],
  ["in the words of a server", `Internal Server Error\n${answer}`],
  ["in the words of a service", `${answer}\nService Temporarily Unavailable.`],
  ["in the words of a limit", `${answer}\n**Rate limit exceeded**`],
  ["in the words of a time-out", `${answer}\nRequest timed out`],
  ["in the words of a door", `Forbidden\n${answer}`],
  ["by a proxy", `${answer}\nupstream connect error or disconnect/reset before headers`],
  ["by a part of a page", `${answer}\n<h1>502 Bad Gateway</h1>`],
  ["as an error's message", `${answer}\n{"errorMessage":"quota"}`],
  ["as an error's description", `${answer}\n{"error_description":"quota"}`],
  ["behind a fence", `\`\`\`json\n${answer}\n\`\`\`\n{"error": "quota"}`],
])("an error that is reported %s makes it no answer", (_, text) => {
  expect(parseText(text, agentDecision).state).toBe("unreadable");
});

it.each([
  ["no error", '{"reason":"Poor bread.","choice":"LIKE","error":null}'],
  ["an error of none", `${answer}\n{"error":"none"}`],
  ["an error that is false", `{"error":false,"status":"ok"}\n${answer}`],
  ["errors that are an empty list", `${answer}\n{"errors":[]}`],
  ["a message of success", `${answer}\n{"message":"success"}`],
  ["a message of a model", `{"message":{"role":"assistant"}}\n${answer}`],
  ["a message next to the answer's own keys", '{"reason":"Poor bread.","choice":"LIKE","message":"Enjoy!"}'],
  ["a status that is fine", `{"status":200,"success":true}\n${answer}`],
  ["a number of hundreds in prose", `${answer}\n450 internal links are broken, 503 were checked.`],
  ["an error in the middle of a line", `${answer}\nThe page shows an error: that is what I reply to.`],
  [
    "a number that an error has",
    '{"reason":"Poor bread.","choice":"LIKE","error_margin":0.2,"errorRate":0.1}',
  ],
  ["a key that begins like a fault", `{"fault_tolerance":"high","exceptional":true}\n${answer}`],
  [
    "the words of a failure in a sentence",
    `${answer}\nThe bakery is forbidden. A gateway to bread, service unavailable to me.`,
  ],
  ["a quotation of an error", `${answer}\n> Error: quota exceeded`],
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

it.each([
  ["detail", "Too many requests"],
  ["message", "Internal server error"],
  ["success", false],
  ["code", 503],
  ["status", "failed"],
])("a contract that asks for %s is answered with it", (name, value) => {
  const report = defineContract({
    type: "object",
    properties: { [name]: {} },
    required: [name],
    additionalProperties: false,
  });
  const text = `Here it is:\n${JSON.stringify({ [name]: value })}`;
  expect(parseText(text, report)).toMatchObject({ state: "valid", value: { [name]: value } });
});
