import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { createMemoryLedger, type ModelPoliciesOptions, modelPolicies, simulate } from "../index.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const scenario = (more = {}) =>
  smallScenario(
    ["ada", "bo"],
    ["bo>ada"],
    { rounds: 2, policy: { kind: "model" }, ...more },
    { posts: [postBy("ada"), postBy("paper", { id: "news" })] },
  );

const asking = (more: Partial<ModelPoliciesOptions> = {}) =>
  modelPolicies({ client: createScriptedClient(['{"choice":"LIKE","reason":"Lovely."}']), ...more });

const given = { temperature: 0.2, maxAttempts: 2, reasoningEffort: "low", digest: "sha256:a" };

it.each<[string, Partial<ModelPoliciesOptions>]>([
  ["another temperature (0.2 then, 0.9 now)", { ...given, temperature: 0.9 }],
  ["another number of attempts (2 then, 3 now)", { ...given, maxAttempts: 3 }],
  ["another reasoning effort (low then, high now)", { ...given, reasoningEffort: "high" }],
  [
    "another temperature (0.2 then, the default now)",
    { maxAttempts: 2, reasoningEffort: "low", digest: "sha256:a" },
  ],
  ["another model (scripted", { ...given, digest: "sha256:b" }],
])("is not continued with %s", async (difference, other) => {
  const ledger = createMemoryLedger();
  const paused = await simulate({
    scenario: scenario(),
    model: asking(given),
    ledger,
    limits: { maxRequests: 1 },
  });
  expect(paused.state).toBe("paused");
  await expect(simulate({ scenario: scenario(), model: asking(other), ledger })).rejects.toMatchObject({
    code: "OTHER_RUN",
    message: expect.stringContaining(difference),
  });
  expect(await simulate({ scenario: scenario(), model: asking(given), ledger })).toMatchObject({
    state: "completed",
  });
});

it("may be continued with another time limit, more retries and another concurrency: they change no answer", async () => {
  const whole = await simulate({ scenario: scenario(), model: asking(given) });
  const ledger = createMemoryLedger();
  await simulate({ scenario: scenario(), model: asking(given), ledger, limits: { maxRequests: 1 } });
  const model = asking({ ...given, timeoutMs: 60_000, maxRetries: 7 });
  expect((await simulate({ scenario: scenario(), model, ledger, concurrency: 4 })).summary.hash).toBe(
    whole.summary.hash,
  );
});

it("gives a run with other settings another identity", async () => {
  const hashes = await Promise.all(
    [
      given,
      { ...given, temperature: 0.3 },
      { ...given, maxAttempts: 1 },
      { ...given, reasoningEffort: "high" },
    ].map(async (options) => (await simulate({ scenario: scenario(), model: asking(options) })).summary.hash),
  );
  expect(new Set(hashes).size).toBe(4);
});

it.each([
  ["another scenario", { seed: 2 }],
  ["another scenario", { feed: { ranker: "engagement", size: null } }],
  ["another scenario", { activity: 0.5 }],
])("is not continued as %s: %j", async (difference, more) => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: scenario(), model: asking(), ledger, limits: { maxRequests: 1 } });
  await expect(simulate({ scenario: scenario(more), model: asking(), ledger })).rejects.toThrow(difference);
});

it.each(["json", "turns"] as const)(
  "is not continued in other words than %s, but may be forked",
  async (begun) => {
    const ledger = createMemoryLedger();
    const paused = await simulate({
      scenario: scenario(),
      model: asking({ form: begun }),
      ledger,
      limits: { maxRequests: 1 },
    });
    expect(paused.state).toBe("paused");
    const other = asking({ form: begun === "json" ? "turns" : "json" });
    await expect(simulate({ scenario: scenario(), model: other, ledger })).rejects.toMatchObject({
      code: "OTHER_RUN",
      message: expect.stringMatching(/prompts with other wording; .*`concordat simulate fork`/),
    });
  },
);
