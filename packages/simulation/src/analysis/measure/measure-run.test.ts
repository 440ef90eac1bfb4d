import { expect, it } from "vitest";
import {
  createMemoryLedger,
  IncompleteRunError,
  type Ledger,
  type LoadedScenario,
  type MeasuredRun,
  type ModelPolicies,
  measureRun,
  simulate,
} from "../../index.js";
import { askingModel } from "../../testing/asking.js";
import { postBy, smallScenario } from "../../testing/scenarios.js";

async function recorded(scenario: LoadedScenario, model?: ModelPolicies): Promise<Ledger> {
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger, ...(model === undefined ? {} : { model }) });
  return ledger;
}

function valuesOf({ values }: MeasuredRun, segment: string | null = null): Record<string, number | null> {
  return Object.fromEntries(
    values.filter((one) => one.segment === segment).map(({ measure, value }) => [measure, value]),
  );
}

// The paper writes; ada and bo follow it, cy follows both, di follows cy. No one follows di.
const diamond = ["ada>paper", "bo>paper", "cy>ada", "cy>bo", "di>cy"];
const agents = ["ada", "bo", "cy", "di"];
const posts = [postBy("paper")];

it("counts what rules were shown and did, and how far a post came", async () => {
  const scenario = smallScenario(agents, diamond, {}, { posts });
  const measured = await measureRun({ scenario, ledger: await recorded(scenario) });
  expect(valuesOf(measured)).toEqual({
    // Ada and bo in round 0, cy in round 1, di in round 2; everyone reshares.
    exposures: 4,
    reach: 4,
    half_reach_rounds: 1,
    scroll_rate: 0,
    like_rate: 0,
    reply_rate: 0,
    reshare_rate: 1,
    compose_rate: 0,
    cascade_size: 4,
    cascade_depth: 3,
    unanswered_rate: null,
  });
});

it("counts every exposure of an item that comes back, and its reader once", async () => {
  const chain = ["ada>paper", "bo>paper", "bo>ada"];
  const policy = { kind: "threshold", share: 1 } as const;
  const scenario = smallScenario(["ada", "bo"], chain, { policy, rounds: 3 }, { posts });
  const ledger = await recorded(scenario);
  const { exposures, reach } = valuesOf(await measureRun({ scenario, ledger }));
  let shown = 0;
  for await (const { row } of ledger.read("round")) shown += JSON.parse(String(row[1])).exposures;
  expect({ exposures, reach }).toEqual({ exposures: shown, reach: 2 });
});

const assignments = [
  { agent_id: "ada", segment: "early" },
  { agent_id: "bo", segment: "early" },
  { agent_id: "cy", segment: "late" },
  { agent_id: "di", segment: "late" },
];

const asked = smallScenario(
  agents,
  diamond,
  { policy: { kind: "model" }, rounds: 4 },
  { posts: [...posts, postBy("bo", { id: "note", round: 1 })], assignments },
);

/** Ada reshares, bo's decisions fail, everyone else likes. */
const model = askingModel(({ agent }) => {
  if (agent.id === "bo") return { fails: "UNREADABLE" };
  return { choice: agent.id === "ada" ? "RESHARE" : "LIKE" };
});

it("counts what models were shown and did: failed decisions are exposures, but no choices", async () => {
  const ledger = await recorded(asked, model);
  const measured = await measureRun({ scenario: asked, ledger, bySegment: true });
  // Ada and bo see the paper's post; cy sees it through ada, and bo's note.
  expect(valuesOf(measured)).toMatchObject({
    exposures: 4,
    reach: 3,
    like_rate: 0.5,
    reshare_rate: 0.25,
    scroll_rate: 0,
    unanswered_rate: 0.25,
    cascade_size: 0.5,
    cascade_depth: 0.5,
  });
  expect(valuesOf(measured, "early")).toMatchObject({ exposures: 2, reach: 2, unanswered_rate: 0.5 });
  expect(valuesOf(measured, "late")).toMatchObject({ exposures: 2, reach: 1, like_rate: 1, cascade_size: 0 });
});

it("measures one post alone", async () => {
  const ledger = await recorded(asked, model);
  const measured = await measureRun({ scenario: asked, ledger, post: "note" });
  expect(valuesOf(measured)).toMatchObject({
    exposures: 1,
    reach: 1,
    like_rate: 1,
    unanswered_rate: 0,
    cascade_size: 0,
  });
  await expect(measureRun({ scenario: asked, ledger, post: "nowhere" })).rejects.toThrow(
    'there is no post "nowhere" in the run',
  );
});

it("says for which agents two runs are the same audience", async () => {
  const audienceOf = async (scenario: LoadedScenario) =>
    (await measureRun({ scenario, ledger: await recorded(scenario) })).audience;
  const small = (ids: readonly string[], seed: number) =>
    smallScenario(ids, ["ada>paper"], { seed }, { posts });
  expect(await audienceOf(small(agents, 1))).toBe(await audienceOf(small(agents, 2)));
  expect(await audienceOf(small(agents, 1))).not.toBe(await audienceOf(small(["ada", "bo"], 1)));
});

it("refuses a run that is not complete", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: asked, ledger, model, limits: { maxRequests: 2 } });
  const error = await measureRun({ scenario: asked, ledger }).catch((thrown: unknown) => thrown);
  expect(IncompleteRunError.isInstance(error)).toBe(true);
  expect(String(error)).toContain("the run has 1 of 4 rounds; resume it before it is measured");
});

it("measures the closed rounds of a run that is not complete where that is asked for", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: asked, ledger, model, limits: { maxRequests: 2 } });
  const part = await measureRun({ scenario: asked, ledger, partial: true });
  const whole = await measureRun({ scenario: asked, ledger: await recorded(asked, model) });
  expect(part.rounds).toBe(1);
  expect(valuesOf(part).exposures).toBeLessThan(valuesOf(whole).exposures ?? 0);
});

it("refuses a record that was changed", async () => {
  const ledger = await recorded(asked, model);
  const changed: Ledger = {
    ...ledger,
    async *read(table, options) {
      for await (const stored of ledger.read(table, options)) {
        if (table !== "decision") yield stored;
        else yield { ...stored, row: stored.row.map((cell) => (cell === "LIKE" ? "RESHARE" : cell)) };
      }
    },
  };
  await expect(measureRun({ scenario: asked, ledger: changed })).rejects.toThrow("the row was changed");
});

it("refuses the record of another scenario", async () => {
  const other = smallScenario(agents, diamond, { rounds: 2 }, { posts });
  const ledger = await recorded(asked, model);
  await expect(measureRun({ scenario: other, ledger })).rejects.toThrow(
    "the ledger holds a run with another scenario",
  );
});
