import { createMemoryLedger, type Ledger, simulate, verify } from "@concordat/simulation";
import { copyRun } from "@concordat/simulation/shared";
import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { steadyModel } from "../testing/steady-model.js";
import { surveyedStreet } from "../testing/surveyed-street.js";
import { work } from "../worker/work.js";
import { coordinate } from "./coordinate.js";

const scenario = surveyedStreet();
const asked = 11 * 4 + 4 + 11 * 5;

/** The answers of a run: to what, whose, and what they say, without the times of their attempts. */
async function answersIn(ledger: Ledger): Promise<unknown[][]> {
  const columns = ["round", "survey", "question", "agent", "state", "code", "answer", "requests"];
  const rows: unknown[][] = [];
  for await (const { row } of ledger.read("answer", { columns })) rows.push([...row]);
  return rows;
}

const record = createMemoryLedger();
const alone = await simulate({ scenario, model: steadyModel(), ledger: record });
const answers = await answersIn(record);

await describePostgres("a run with surveys on several machines", ({ openDatabase }) => {
  const begun = async () => {
    const database = await openDatabase();
    return { database, run: await database.createRun("surveyed", scenario) };
  };

  it("has every answer of one process once, and its hash, and verifies in every ledger", async () => {
    expect(alone.summary.answers.asked).toBe(asked);
    const { database, run } = await begun();
    const events: string[] = [];
    const [result, ...workers] = await Promise.all([
      coordinate({ database, run, onEvent: ({ type }) => events.push(type) }),
      ...[1, 2, 3].map((concurrency) => work({ database, run, model: steadyModel(), concurrency })),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: alone.summary });
    expect(await answersIn(run.ledger)).toEqual(answers);
    const made = (what: "decisions" | "answers") => workers.reduce((sum, done) => sum + done[what], 0);
    expect([made("decisions"), made("answers")]).toEqual([alone.summary.decisions, asked]);
    expect(events.filter((type) => type === "answered")).toHaveLength(asked);
    const file = createMemoryLedger();
    await copyRun(run.ledger, file);
    const copy = await database.createRun("copy", scenario);
    await copyRun(file, copy.ledger);
    for (const ledger of [run.ledger, file, copy.ledger])
      expect(await verify({ scenario, ledger })).toMatchObject({
        state: "verified",
        answers: asked,
        hash: alone.summary.hash,
      });
  });
});
