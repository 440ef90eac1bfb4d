import { readFileSync } from "node:fs";
import { join } from "node:path";
import { simulate, verify } from "@concordat/simulation";
import { expect, it } from "vitest";
import { coordinate } from "./coordinator/coordinate.js";
import { Connection } from "./database/connection.js";
import { RunDatabase } from "./runs/run-database.js";
import { describePostgres } from "./testing/describe-postgres.js";
import { steadyModel } from "./testing/steady-model.js";
import { surveyedStreet } from "./testing/surveyed-street.js";
import { work } from "./worker/work.js";

const guide = readFileSync(
  join(import.meta.dirname, "../../../docs/simulate-on-several-machines.md"),
  "utf8",
);
/**
 * The statements that the guide tells a user to run: as a user who may create roles, then as the owner in the database.
 */
const [first = "", second = ""] = Array.from(guide.matchAll(/```sql\n(.*?)```/gs), ([, sql = ""]) => sql);

await describePostgres("the rights that the guide lists", ({ server }) => {
  it("are enough for an owner, a worker and a reader of a run with surveys, and no more than they need", async () => {
    const url = new URL(await server.newDatabase());
    const name = `cncd${process.pid}`;
    const statementsOf = (sql: string): string[] =>
      sql
        .replaceAll(/concordat(_worker|_reader)\b/g, `${name}$1`)
        .replaceAll(/(ROLE|OWNER) concordat\b/g, `$1 ${name}`)
        .replaceAll(/DATABASE runs\b/g, `DATABASE ${name}`)
        .replaceAll("…", "secret")
        .split(";\n")
        .filter((statement) => statement.trim() !== "");
    const admin = new Connection(url.href);
    for (const statement of statementsOf(first)) await admin.query(statement);
    const as = (role: string): string => {
      const there = new URL(url);
      [there.username, there.password] = [`${name}${role}`, "secret"];
      there.pathname = name;
      return there.href;
    };
    const owner = await RunDatabase.open(as(""));
    for (const statement of statementsOf(second)) await owner.connection.query(statement);
    const scenario = surveyedStreet();
    const run = await owner.createRun("shared", scenario);
    const worker = await RunDatabase.open(as("_worker"));
    const [{ state, summary }] = await Promise.all([
      coordinate({ database: owner, run }),
      work({ database: worker, run: await worker.openRun("shared"), model: steadyModel() }),
    ]);
    const alone = await simulate({ scenario, model: steadyModel() });
    expect([state, summary]).toEqual(["completed", alone.summary]);
    const reader = await RunDatabase.open(as("_reader"));
    const { ledger } = await reader.openRun("shared");
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", answers: 103 });
    for (const [role, database] of [
      ["worker", worker],
      ["reader", reader],
    ] as const)
      for (const table of ["decision", "answer", "round"])
        await expect(database.connection.query(`DELETE FROM concordat.${table}`), role).rejects.toThrow(
          /permission denied/,
        );
    await expect(worker.connection.query("UPDATE concordat.answer SET answer = NULL")).rejects.toThrow(
      /denied/,
    );
    for (const database of [owner, worker, reader]) await database.close();
    await admin.query(`DROP DATABASE ${name}`);
    for (const role of ["", "_worker", "_reader"]) await admin.query(`DROP ROLE ${name}${role}`);
    await admin.close();
  });
});
