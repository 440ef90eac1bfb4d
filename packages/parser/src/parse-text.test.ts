import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { listItems } from "@concordat/contracts/list-items";
import { llmConfig } from "@concordat/contracts/llm-config";
import { post } from "@concordat/contracts/post";
import { describe, expect, it } from "vitest";
import { type ContractLike, parseText } from "./index.js";

const like = { choice: "LIKE", reason: "Lovely crumb." };
const json = JSON.stringify(like);

describe("a text that holds one answer", () => {
  const readable: [title: string, text: string, repairs: string[]][] = [
    ["strict JSON", json, []],
    ["white space around", `\n  ${json}\n`, []],
    ["a code fence", `\`\`\`json\n${json}\n\`\`\``, ["code-fence"]],
    ["prose before and after", `Sure! ${json} Hope this helps.`, ["surrounding-text", "surrounding-text"]],
    ["prose with a brace before it", `Use { as asked. ${json}`, ["surrounding-text"]],
    ["a thinking block", `<think>maybe {"choice":"SCROLL","reason":"x"}</think>${json}`, ["thinking-block"]],
    [
      "the end of a thinking block",
      `I could scroll {"choice":"SCROLL","reason":"x"}</think>\n${json}`,
      ["thinking-block"],
    ],
    ["the same answer twice", `${json}\n${json}`, ["surrounding-text"]],
    ["an answer without its last brace", json.slice(0, -1), ["final-brace"]],
  ];

  it.each(readable)("%s", (_, text, repairs) => {
    const result = parseText(text, agentDecision);
    expect(result).toMatchObject({ state: "valid", value: like });
    expect(result.repairs.map(({ name }) => name)).toEqual(repairs);
  });

  it("is given with defaults filled", () => {
    const text = '{"id":"p1","author_id":"ada","text":"Hi","timestamp":"2026-03-14T09:26:53Z"}';
    expect(parseText(text, post)).toMatchObject({ state: "valid", value: { likes: 0, has_media: false } });
  });

  it("keeps what stands in a string as it is", () => {
    const content = 'Say ```{"choice":"SCROLL"}``` // and </think> “so” 🙂';
    const reply = { choice: "REPLY", reason: "Fun.", content };
    expect(parseText(`Here: ${JSON.stringify(reply)}`, agentDecision)).toMatchObject({
      state: "valid",
      value: reply,
    });
  });
});

describe("a text without an answer", () => {
  const refused: [title: string, text: string, reason: string][] = [
    ["nothing", " \n ", "empty"],
    ["a refusal in prose", "I cannot help with that.", "no-json"],
    ["an answer only inside a thinking block", `<think>${json}</think> Done.`, "no-json"],
    ["an answer inside a thinking block that never ends", `<think>${json}`, "no-json"],
    ["a text cut off inside a string", json.slice(0, -5), "truncated"],
    ["a text cut off after a key", '{"choice":"LIKE","reason":', "truncated"],
    ["a text cut off before a required key", '{"choice":"LIKE"', "truncated"],
    ["two different answers", `${json} or {"choice":"SCROLL","reason":"No."}`, "ambiguous"],
  ];

  it.each(refused)("%s", (_, text, reason) => {
    expect(parseText(text, agentDecision)).toMatchObject({ state: "unreadable", reason });
  });

  it("is too large when it is longer than allowed", () => {
    expect(parseText(json, agentDecision, { maxLength: 5 })).toMatchObject({ reason: "too-large" });
  });

  it("is never closed when the model ran out of room", () => {
    const result = parseText(json.slice(0, -1), agentDecision, { finishReason: "length" });
    expect(result).toMatchObject({ state: "unreadable", reason: "truncated" });
  });

  it("is invalid when its value breaks the contract, with the rules it breaks", () => {
    expect(parseText('```{"choice":"REPLY","reason":"x"}```', agentDecision)).toMatchObject({
      state: "invalid",
      value: { choice: "REPLY", reason: "x" },
      violations: [{ path: "", keyword: "required", offset: 3 }],
    });
  });

  it.each(['{"2q":[": "]}', '{"a\\"":["\\": \\\\", ":"]}', '{"a":"b\\\\","c":["\\":"]}'])(
    "is read as it stands where its strings look like keys: %s",
    (text) => {
      const map = defineContract({ type: "object" });
      expect(parseText(text, map)).toEqual({ state: "valid", value: JSON.parse(text), repairs: [] });
    },
  );

  it("is refused outright by a strict reading", () => {
    expect(parseText(`Sure: ${json}`, agentDecision, { strict: true })).toMatchObject({ reason: "no-json" });
  });
});

it("an open list is never closed, whatever it holds", () => {
  expect(parseText('{"items":["one"', listItems)).toMatchObject({ state: "unreadable", reason: "truncated" });
});

describe("a text full of objects that are about something else", () => {
  const contracts: [title: string, contract: ContractLike][] = [
    ["requires keys", agentDecision],
    ["requires none", llmConfig],
  ];
  it.each(contracts)("is read once, where the contract %s", (_, contract) => {
    const checksOf = (count: number) => {
      let checks = 0;
      const counting: ContractLike = {
        ...contract,
        validate(value) {
          checks++;
          return contract.validate(value);
        },
      };
      parseText('{"a":"b"} '.repeat(count), counting);
      return checks;
    };
    expect(checksOf(1000)).toBe(checksOf(2));
  });
});
