import { agentProfile } from "@concordat/contracts/agent-profile";
import { defineContract } from "@concordat/contracts/define";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { ChatClient } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { answerQuestion } from "../decide/answer-question.js";
import type { SurveyAnswer } from "../decide/asked-question.js";
import { percentageContract } from "./percentage-contract.js";
import { percentageOptions } from "./percentage-options.js";

const profile = agentProfile.parse({ id: "mara", name: "Mara", interests: ["night trains"] });
const choice: SurveyQuestion = {
  ...{ id: "support", kind: "choice", text: "Are you for it?" },
  choices: ["yes", "no", "undecided"],
};
const scale: SurveyQuestion = {
  ...{ id: "trust", kind: "scale", text: "Do you trust them?" },
  ...{ lowest: 1, lowest_means: "not at all", highest: 3, highest_means: "completely" },
};
const number: SurveyQuestion = { id: "trips", kind: "number", text: "How many trips?", whole: true };

function ask(question: SurveyQuestion, client: ChatClient, form: "json" | "turns" = "json") {
  return answerQuestion({
    ...{ client, profile, question, form, percentages: true, survey: "opinion", round: 1, runSeed: 7 },
    contract: defineContract<SurveyAnswer>({
      type: "object",
      properties: { answer: { type: question.kind === "choice" ? "string" : "integer" } },
      required: ["answer"],
      additionalProperties: false,
    }),
    seed: (answer) => answer,
    maxRetries: 0,
    signal: new AbortController().signal,
  });
}

const scripted = (...answers: readonly object[]) =>
  createScriptedClient(answers.map((answer) => JSON.stringify(answer)));

it("answers with the most probable option and records all as stated odds", async () => {
  const { outcome, record } = await ask(choice, scripted({ yes: 25, no: 60, undecided: 15 }));
  expect(outcome).toMatchObject({ state: "valid", value: { answer: "no" } });
  expect(record).toMatchObject({
    answer: "no",
    odds: {
      fields: [
        {
          source: "stated",
          mass: 1,
          options: [
            { value: "yes", probability: 0.25 },
            { value: "no", probability: 0.6 },
            { value: "undecided", probability: 0.15 },
          ],
        },
      ],
      requests: 0,
    },
  });
});

it("divides rounded percentages by their sum", async () => {
  const { record } = await ask(choice, scripted({ yes: 33, no: 33, undecided: 33 }));
  expect(record).toMatchObject({
    answer: "yes",
    odds: {
      fields: [
        {
          mass: 0.99,
          options: [{ probability: 0.333334 }, { probability: 0.333333 }, { probability: 0.333333 }],
        },
      ],
    },
  });
});

it("asks again when the percentages do not add up to 100, and says what they add up to", async () => {
  const client = scripted({ yes: 25, no: 60, undecided: 25 }, { yes: 20, no: 60, undecided: 20 });
  const { record } = await ask(choice, client);
  expect(
    record.attempts.map(({ state, violations }) => [state, violations.map(({ message }) => message)]),
  ).toEqual([
    ["invalid", ["must add up to 100, not to 110"]],
    ["valid", []],
  ]);
});

it("makes no answer of percentages that never add up", async () => {
  const { record } = await ask(choice, scripted(...Array(3).fill({ yes: 0.25, no: 0.6, undecided: 0.15 })));
  expect(record).toMatchObject({
    state: "invalid",
    error: { code: "CONTRACT_VIOLATION", message: expect.stringContaining("must add up to 100, not to 1") },
  });
  expect(record).not.toHaveProperty("odds");
});

it("asks in turns for one option at a time", async () => {
  const prompts: string[] = [];
  const answers = ["Maybe 20 %.", "70", "10"];
  const { record } = await ask(
    choice,
    createScriptedClient(({ messages }) => {
      prompts.push(messages.at(-1)?.content ?? "");
      return answers[prompts.length - 1] ?? "";
    }),
    "turns",
  );
  expect(record).toMatchObject({ state: "valid", answer: "no" });
  expect(prompts).toEqual(["yes", "no", "undecided"].map((option) => expect.stringContaining(`"${option}"`)));
});

it("asks for each number of a short scale", async () => {
  const { record } = await ask(scale, scripted({ 1: 20, 2: 30, 3: 50 }));
  expect(record).toMatchObject({ answer: 3, odds: { fields: [{ options: [{ value: "1" }, {}, {}] }] } });
});

it("asks for the answer itself where there are no options", async () => {
  const { record } = await ask(number, scripted({ answer: 4 }));
  expect(record).toMatchObject({ state: "valid", answer: 4 });
  expect(record).not.toHaveProperty("odds");
});

it.each([
  [{ yes: 33, no: 33, undecided: 33 }, []],
  [{ yes: 34, no: 34, undecided: 33.5 }, []],
  [{ yes: 34, no: 34, undecided: 33.6 }, ["must add up to 100, not to 101.6"]],
  [{ yes: 33, no: 33, undecided: 32.4 }, ["must add up to 100, not to 98.4"]],
  [{ yes: 120, no: 0, undecided: 0 }, ["must be at most 100"]],
  [{ yes: 40, no: 60 }, ["must have the property 'undecided'"]],
])("judges %j", (value, messages) => {
  const contract = percentageContract(choice, percentageOptions(choice) ?? []);
  expect(contract.validate(value).map(({ message }) => message)).toEqual(messages);
  expect(contract.is(value)).toBe(messages.length === 0);
});
