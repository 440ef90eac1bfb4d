import { expect, it } from "vitest";
import * as z from "zod";
import { ServerBusyError } from "../errors/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { streamObject } from "../stream/index.js";
import { generateText, streamText } from "../text/index.js";
import { generateObject } from "./index.js";

const contract = z.object({ city: z.string() });
const call = (answer: unknown) => ({
  client: createScriptedClient([answer as string]),
  contract,
  prompt: "Which city?",
  maxAttempts: 1,
  maxRetries: 0,
});
const { contract: _contract, ...text } = call(new ServerBusyError("busy"));

async function theCaller(ask: () => PromiseLike<object>): Promise<string> {
  const outcome: { readonly error?: Error } = await ask();
  return outcome.error?.stack ?? "";
}

it.each<[string, () => PromiseLike<object>]>([
  ["a failed value", () => generateObject(call(new ServerBusyError("busy")))],
  ["an invalid value", () => generateObject(call('{"city":[1]}'))],
  ["a streamed value", () => streamObject(call(new ServerBusyError("busy"))).outcome],
  ["a text", () => generateText({ ...text, client: createScriptedClient([new ServerBusyError("busy")]) })],
  ["a streamed text", () => streamText({ ...text, client: createScriptedClient([""]) }).outcome],
])("the stack of the error of %s leads to its caller, and tells what happened first", async (_, ask) => {
  const stack = await theCaller(ask);
  expect(stack).toMatch(/^\w*Error: /);
  expect(stack).toContain("call-site.test.ts");
  expect(stack).toContain("theCaller");
});

it("an error that fails two calls names only the caller of each", async () => {
  const busy = new ServerBusyError("busy");
  async function first() {
    return generateObject(call(busy));
  }
  async function second() {
    return generateObject(call(busy));
  }
  expect(await theCaller(first)).toContain("first");
  const stack = await theCaller(second);
  expect(stack).toContain("second");
  expect(stack.split("\n").filter((line) => line.includes("at first"))).toEqual([]);
});

it("an error that cannot be changed stays as it is", async () => {
  const frozen = Object.freeze(new ServerBusyError("busy"));
  const outcome = await generateObject(call(frozen));
  expect(outcome.state === "failed" && outcome.error).toBe(frozen);
});
