import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { FailureCode } from "../errors/index.js";
import { type GenerateOptions, generateObject } from "../generate/index.js";
import { createScriptedClient } from "../scripted/index.js";
import { generateMany, type ManyFailure } from "./index.js";

const client = createScriptedClient([""]);
const messages = [{ role: "user", content: "Hello." }] as const;
const letter = defineContract({
  type: "object",
  properties: { a: { enum: ["x", "y"] } },
  required: ["a"],
});

it("the error of a failure has one of the known codes, so that a misspelt one does not compile", () => {
  expectTypeOf<Extract<ManyFailure, { state: "failed" }>["error"]["code"]>().toEqualTypeOf<FailureCode>();
  type Invalid = Extract<ManyFailure, { state: "invalid" }>;
  expectTypeOf<Invalid["error"]["code"]>().toEqualTypeOf<"CONTRACT_VIOLATION">();
});

it("an example is typed by the contract, and does not widen it", () => {
  const given = { client, messages } as const;
  const many = { client, items: ["i"], prompt: (item: string) => item } as const;
  const right = () =>
    generateObject({ ...given, contract: letter, examples: [{ input: "q", output: { a: "x" } }] });
  expectTypeOf(right).toBeFunction();
  const wrong = [
    // @ts-expect-error: "z" is not a value of the contract
    () => generateObject({ ...given, contract: letter, examples: [{ input: "q", output: { a: "z" } }] }),
    // @ts-expect-error: "z" is not a value of the schema
    () => generateObject({ ...given, contract: z.enum(["x", "y"]), examples: [{ input: "q", output: "z" }] }),
    // @ts-expect-error: "z" is not a value of the contract
    () => generateMany({ ...many, contract: letter, examples: [{ input: "q", output: { a: "z" } }] }),
  ];
  expectTypeOf(wrong).toBeArray();
});

it("the compiler points at the option that is wrong", () => {
  const contract = agentDecision;
  const wrong = () => [
    // @ts-expect-error: no such option
    generateObject({ client, contract, messages, temprature: 1 }),
    generateObject({
      client,
      contract,
      messages,
      // @ts-expect-error: not a number
      temperature: "1",
    }),
  ];
  expectTypeOf(wrong).toBeFunction();
  expectTypeOf<GenerateOptions<string>["temperature"]>().toEqualTypeOf<number | undefined>();
});
