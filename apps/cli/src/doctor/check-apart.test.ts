import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { checkApart } from "./check-apart.js";

const where = { endpoint: "http://127.0.0.1:1", openai: null, postgres: null };

/** Runs two checks in a process with a program of the test's own. */
async function checkWith(text: string, waitMs = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), "concordat-check-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "program.mjs");
  await writeFile(file, text);
  const program = pathToFileURL(file);
  return Object.fromEntries(await checkApart({ names: ["SQLite", "DuckDB"], where }, { program, waitMs }));
}

const findSqlite = `
  const finding = { name: "SQLite", state: "found", detail: "opens a database", advice: null };
  const sendSqlite = (then) => process.send({ name: "SQLite", finding }, then);
`;

it("gives up a check that does not end, and keeps the findings of those that do", async () => {
  const found = await checkWith(`process.on("message", () => { for (;;); });`, 200);
  expect(found.DuckDB).toMatchObject({ state: "slow", detail: "not known after 0.2 s" });
  expect(found.DuckDB?.advice).toContain("run concordat doctor again");
  expect(Object.keys(found)).toEqual(["SQLite", "DuckDB"]);
});

it("calls broken what ends the process that loads it, and keeps what was found before", async () => {
  const found = await checkWith(
    `${findSqlite} process.on("message", () => sendSqlite(() => process.kill(process.pid, "SIGILL")));`,
  );
  expect(found.SQLite).toEqual({
    name: "SQLite",
    state: "found",
    detail: "opens a database",
    advice: null,
  });
  expect(found.DuckDB).toMatchObject({
    state: "broken",
    detail: "ends the process that loads it (SIGILL)",
  });
});

it("refuses a finding that lacks what a finding has", async () => {
  const found = await checkWith(
    `process.on("message", () => process.send({ name: "SQLite", finding: { state: "fine" } }, () => process.exit(3)));`,
  );
  expect(found.SQLite).toMatchObject({ state: "broken", detail: expect.stringContaining("exit code 3") });
});
