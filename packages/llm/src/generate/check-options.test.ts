import { expect, it } from "vitest";
import { ask, like } from "../testing/ask.js";

const wrong: [option: string, value: unknown, sentence: RegExp][] = [
  ["client", undefined, /^client must be a chat client.* but is undefined$/],
  ["client", { id: "x" }, /^client must be a chat client/],
  ["contract", undefined, /^contract must be a contract/],
  [
    "contract",
    { type: "object" },
    /^contract must be a contract of @concordat\/contracts, what its defineContract makes/,
  ],
  ["messages", undefined, /^messages must be a list of at least one message/],
  ["messages", [], /^messages must be .* but is an empty list$/],
  ["messages", "What do you do?", /^messages must be .* but is "What do you do\?"$/],
  ["messages", [{ role: "robot", content: "x" }], /^messages must be/],
  ["narrow", ["p1"], /^narrow must be an object of JSON Pointers/],
  ["narrow", { "/choice": [] }, /^narrow: nothing is open at \/choice/],
  ["narrow", { "/nowhere": ["x"] }, /^narrow: the contract has no place \/nowhere/],
  ["extension", "mood", /^extension must be an object of schemas/],
  ["extension", { reason: { type: "string" } }, /^extension: the contract has a field reason/],
  ["omit", "content", /^omit must be a list of property names/],
  ["omit", ["reason"], /^omit: the contract requires reason/],
  ["omit", ["contnet"], /^omit: the contract has no property contnet/],
  ["limits", 200, /^limits must be an object such as/],
  ["limits", { text: 0 }, /^limits.text must be an integer of at least 1, but is 0$/],
  ["limits", { items: 2.5 }, /^limits.items must be/],
  ["limits", { txt: 20 }, /^limits.txt is not known; there are text and items$/],
  ["describe", true, /^describe must be "full", "short" or false, but is true$/],
  ["examples", { input: "x" }, /^examples must be a list of examples/],
  ["examples", [{ input: "x" }], /^examples must be a list of examples/],
  [
    "examples",
    [{ input: "x", output: { choice: "LIKE", reason: " " } }],
    /^examples\[0\].output.reason breaks the contract: must not be blank$/,
  ],
  ["maxAttempts", 0, /^maxAttempts must be an integer of at least 1, but is 0$/],
  ["maxAttempts", 1.5, /^maxAttempts must be/],
  ["maxRetries", -1, /^maxRetries must be an integer of at least 0/],
  ["seed", -1, /^seed must be an integer from 0 to 2147483647/],
  ["seed", 2 ** 31, /^seed must be/],
  ["seed", 0.5, /^seed must be/],
  ["seed", () => -1, /^seed gave -1 for answer 1/],
  ["temperature", 7, /^temperature must be a number from 0 to 2, but is 7$/],
  ["temperature", Number.NaN, /^temperature must be .* but is NaN$/],
  ["temperature", "0.7", /^temperature must be .* but is "0.7"$/],
  ["maxTokens", 0, /^maxTokens must be an integer of at least 1/],
  ["timeoutMs", Number.NaN, /^timeoutMs must be a number of milliseconds above 0, but is NaN$/],
  ["timeoutMs", 0, /^timeoutMs must be/],
  ["timeoutMs", Number.POSITIVE_INFINITY, /^timeoutMs must be/],
  ["deadlineMs", -5, /^deadlineMs must be/],
  ["signal", new AbortController(), /^signal must be an AbortSignal/],
  ["onEvent", "log", /^onEvent must be a function/],
  ["random", 0.5, /^random must be a function/],
];

it.each(wrong)("%s cannot be %j", async (option, value, sentence) => {
  const { client, outcome } = ask([like], { [option]: value });
  await expect(outcome).rejects.toThrow(sentence);
  await expect(outcome).rejects.toBeInstanceOf(RangeError);
  expect(client.requests).toEqual([]);
});
