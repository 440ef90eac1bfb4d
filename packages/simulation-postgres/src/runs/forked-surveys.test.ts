import type { ForkChangeInput } from "@concordat/contracts/fork-change";
import { createMemoryLedger, fork, simulate, verify } from "@concordat/simulation";
import { expect, it } from "vitest";
import { coordinate } from "../coordinator/coordinate.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { steadyModel } from "../testing/steady-model.js";
import { surveyedStreet } from "../testing/surveyed-street.js";
import { work } from "../worker/work.js";
import { forkRun } from "./fork-run.js";

const scenario = surveyedStreet();
const question = { kind: "survey", questions: "trains.json" } as const;

await describePostgres("a fork of a run with surveys, on several machines", ({ openDatabase }) => {
  it.each<[title: string, at: number, change: ForkChangeInput, requests: number | null]>([
    ["at the round of a survey, unchanged", 1, {}, 0],
    ["at the first survey, which agents remember", 0, { activity: 0.3 }, null],
    ["at a survey that it takes away", 1, { events: [] }, 0],
    ["at a survey that it adds", 1, { events: [{ ...question, round: 1, remembered: true }] }, null],
    ["with a survey after the last round", 2, { activity: 0, events: [{ ...question, round: 3 }] }, null],
  ])("%s, comes to what it comes to in one process", async (_, at, change, requests) => {
    const parent = createMemoryLedger();
    await simulate({ scenario, model: steadyModel(), ledger: parent });
    const into = createMemoryLedger();
    const model = steadyModel();
    const inMemory = await fork({ parent: { scenario, ledger: parent }, at, change, ledger: into, model });
    const alone = await simulate({ scenario: inMemory.scenario, model, ledger: into });

    const database = await openDatabase();
    const run = await database.createRun("parent", scenario);
    await simulate({ scenario: run.scenario, model: steadyModel(), ledger: run.ledger });
    const forked = await forkRun(database, { parent: run, at, change, name: "forked" });
    expect(forked.inheritable).toBe(inMemory.inheritable);
    let asked = 0;
    const counted = steadyModel({
      instead() {
        asked++;
        return null;
      },
    });
    const [result] = await Promise.all([
      coordinate({ database, run: forked.run }),
      work({ database, run: forked.run, model: counted }),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: alone.summary });
    if (requests !== null) expect(asked).toBe(requests);
    expect(await verify({ scenario: forked.run.scenario, ledger: forked.run.ledger })).toMatchObject({
      state: "verified",
      hash: alone.summary.hash,
    });
  });
});
