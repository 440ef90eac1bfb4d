import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import {
  createMemoryLedger,
  type ModelPoliciesOptions,
  modelPolicies,
  simulate,
  verify,
} from "../../index.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { surveyedScenario } from "../../testing/survey-scenario.js";
import { checkStatedOdds } from "../verify/check-stated-odds.js";

/** Says what the question asks for: of support in per cent, if it is asked so. */
const client = createScriptedClient(({ messages, schema }) => {
  const prompt = messages.at(-1)?.content ?? "";
  if (prompt.includes("Are you for it?")) return '{"yes":20,"no":50,"undecided":30}';
  if (prompt.includes("Do you trust them?")) return '{"1":0,"2":0,"3":10,"4":20,"5":40,"6":20,"7":10}';
  if (prompt.includes("How many trips?")) return '{"answer":3}';
  if (prompt.includes("What worries you?")) return '{"answer":"The noise."}';
  return JSON.stringify(schema).includes("choice") ? '{"choice":"SCROLL","reason":"No."}' : "";
});
const asking = (more: Partial<ModelPoliciesOptions> = {}) =>
  modelPolicies({ client, maxRetries: 0, ...more });
const scenario = surveyedScenario();

it("records percentages as stated odds, whose most probable option is the answer, and verifies them", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario, model: asking({ percentages: true }), ledger });
  const records: SurveyRecord[] = [];
  for await (const { row } of ledger.read("answer"))
    records.push(surveyRecord.parse(JSON.parse(String(row.at(-1)))));
  const ofAda = records.filter(({ agent_id, round }) => agent_id === "ada" && round === 0);
  expect(
    ofAda.map((record) => [
      record.question,
      record.state === "valid" ? record.answer : null,
      record.odds?.fields.map((field) => field.state === "known" && field.source),
    ]),
  ).toEqual([
    ["support", "no", ["stated"]],
    ["trips", 3, undefined],
    ["trust", 5, ["stated"]],
    ["worry", "The noise.", undefined],
  ]);
  expect(await verify({ ledger, scenario })).toMatchObject({ state: "verified" });
});

it("does not believe another answer than the percentages say", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario, model: asking({ percentages: true }), ledger });
  for await (const { row } of ledger.read("answer", { round: 0 })) {
    const record = surveyRecord.parse(JSON.parse(String(row.at(-1))));
    if (record.state !== "valid" || record.question !== "support") continue;
    const check = (one: SurveyRecord) => () => checkStatedOdds(one, (what) => differs("answer", [], what));
    expect(check(record)).not.toThrow();
    expect(check({ ...record, answer: "yes" })).toThrow(
      'the percentages say "no", which is not what was answered',
    );
  }
});

it.each([true, false])("is not continued with another setting: %j at first", async (percentages) => {
  const ledger = createMemoryLedger();
  const limits = { maxRequests: 3 };
  await simulate({ scenario, model: asking({ percentages }), ledger, limits });
  await expect(
    simulate({ scenario, model: asking({ percentages: !percentages }), ledger }),
  ).rejects.toMatchObject({
    code: "OTHER_RUN",
    message: expect.stringMatching(
      /another setting of percentages .*`--percentages`.*concordat simulate fork/,
    ),
  });
  expect(await simulate({ scenario, model: asking({ percentages }), ledger })).toMatchObject({
    state: "completed",
  });
});

it("refuses odds of an answer that is not requested", () => {
  expect(() => asking({ odds: true, percentages: true })).toThrow("odds and percentages exclude each other");
});
