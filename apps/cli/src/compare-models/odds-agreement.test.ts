import { defineContract } from "@concordat/contracts/define";
import { generateObject, type OptionOdds } from "@concordat/llm";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { oddsAgreement } from "./odds-agreement.js";

const contract = defineContract({
  $id: "urn:test:urgent:v1",
  title: "Urgent",
  type: "object",
  properties: { urgent: { type: "boolean" } },
  required: ["urgent"],
  additionalProperties: false,
} as const);

const finish = {
  type: "finish",
  finishReason: "stop",
  usage: { promptTokens: 9, completionTokens: 4 },
} as const;

/** An answer, with how probable `true` was; null: the client does not describe it. */
async function outcomeOf(urgent: boolean, probability: number | null) {
  const options = (texts: readonly string[]): OptionOdds[] =>
    texts.map((text) => ({
      logProbability: Math.log(text === "true" ? (probability ?? 0) : 1 - (probability ?? 0)),
      reason: null,
    }));
  const scripted = createScriptedClient(
    ({ continuations }): ScriptedAnswer =>
      continuations === undefined
        ? [{ type: "text", text: JSON.stringify({ urgent }) }, finish]
        : [{ type: "odds", odds: options(continuations.texts) }, finish],
  );
  return generateObject({
    client: probability === null ? scripted : { ...scripted, odds: "exact" },
    contract,
    messages: [{ role: "user", content: "Is it urgent?" }],
    odds: ["/urgent"],
  });
}

it("compares how often each option was answered with the mean of its probabilities", async () => {
  const outcomes = await Promise.all([
    outcomeOf(true, 0.9),
    outcomeOf(true, 0.5),
    outcomeOf(false, 0.4),
    outcomeOf(false, 0.2),
    outcomeOf(true, null),
  ]);
  const { options, ...rest } = oddsAgreement(outcomes, ["/urgent"]);
  expect(rest).toEqual({ known: 4, absent: 1, largestDifference: expect.closeTo(0, 9) });
  expect(options.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
    { field: "/urgent", value: "false", answered: 0.5, expected: expect.closeTo(0.5, 9) },
    { field: "/urgent", value: "true", answered: 0.5, expected: expect.closeTo(0.5, 9) },
  ]);
});

it("says by how much they differ at most, and nothing where no odds are known", async () => {
  const outcomes = [await outcomeOf(true, 0.25)];
  expect(oddsAgreement(outcomes, ["/urgent"]).largestDifference).toBeCloseTo(0.75, 9);
  expect(oddsAgreement([await outcomeOf(true, null)], ["/urgent"])).toMatchObject({
    known: 0,
    largestDifference: null,
  });
});
