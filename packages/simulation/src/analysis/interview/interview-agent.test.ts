import { createScriptedClient } from "@concordat/llm/scripted";
import { describe, expect, it } from "vitest";
import {
  createMemoryLedger,
  type InterviewOptions,
  interviewAgent,
  modelPolicies,
  simulate,
} from "../../index.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";

const scenario = smallScenario(
  ["ada", "bo"],
  ["bo>ada"],
  { rounds: 2, policy: { kind: "model", memory: 0 } },
  {
    posts: [
      postBy("paper", { id: "trains", followed_by: "everyone" }),
      postBy("paper", { id: "owls", text: "Owls at night.", round: 1, followed_by: "everyone" }),
    ],
  },
);

async function played() {
  const ledger = createMemoryLedger();
  const client = createScriptedClient(['{"reason": "I like nights.", "choice": "LIKE"}']);
  await simulate({ scenario, ledger, model: modelPolicies({ client }) });
  return ledger;
}

/** Asks an agent of the run, and gives what it said with the requests made. */
async function asked(answer: string, more: Partial<InterviewOptions> = {}) {
  const client = createScriptedClient([answer]);
  const ledger = await played();
  const question = "Why did you like it?";
  const said = await interviewAgent({
    scenario,
    ledger,
    client,
    agent: "bo",
    question,
    maxAttempts: 1,
    ...more,
  });
  return { said, requests: client.requests };
}

const json = (decisions: readonly number[]) => JSON.stringify({ answer: "I love the night.", decisions });

describe("an interview", () => {
  it("names the recorded decisions that an answer of JSON refers to by number", async () => {
    const { said, requests } = await asked(json([2]));
    expect(said).toMatchObject({
      state: "valid",
      answer: "I love the night.",
      decisions: [{ round: 1, post: "owls", choice: "LIKE" }],
      ...{ remembered: 2, decided: 2 },
    });
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.messages)).toContain("I like nights.");
  });

  it("is invalid where it refers to a decision that is not recorded", async () => {
    const { said } = await asked(json([3]));
    expect(said).toMatchObject({ state: "invalid", error: { code: "CONTRACT_VIOLATION" } });
  });

  it("fails where the model gives no answer", async () => {
    expect((await asked(" ")).said).toMatchObject({ state: "failed", error: { code: "UNREADABLE" } });
  });

  it("remembers the last decisions alone", async () => {
    const { said } = await asked(json([1]), { memory: 1 });
    expect(said).toMatchObject({ remembered: 1, decided: 2, decisions: [{ round: 1, post: "owls" }] });
  });

  it("in turns asks for words, names no decisions, and takes no copy of the prompt for an answer", async () => {
    const { said, requests } = await asked("Because the night is quiet.", { form: "turns" });
    expect(said).toMatchObject({ state: "valid", answer: "Because the night is quiet.", decisions: [] });
    expect(requests.map(({ field, schema }) => [field, schema])).toEqual([["/answer", undefined]]);
    const copied = await asked("I'm bo. I love night trains.", { form: "turns" });
    expect(copied.said).toMatchObject({ state: "failed", error: { code: "PROMPT_REPEATED" } });
  });

  it("asks nobody who is not in the run, or of whom no decision is recorded", async () => {
    await expect(asked(json([]), { agent: "cy" })).rejects.toThrow('no agent of the run is called "cy"');
    const client = createScriptedClient([json([])]);
    const ledger = createMemoryLedger();
    const ruled = smallScenario(["ada", "bo"], ["bo>ada"], {}, { posts: [postBy("ada")] });
    await simulate({ scenario: ruled, ledger });
    const question = "Why?";
    await expect(interviewAgent({ scenario: ruled, ledger, client, agent: "bo", question })).rejects.toThrow(
      "no decision of a model is recorded for it",
    );
  });
});
