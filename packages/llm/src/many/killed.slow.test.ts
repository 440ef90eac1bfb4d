import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const count = 60;

it("survives being killed again and again: nothing is lost, nothing is recorded twice", async () => {
  const folder = await mkdtemp(join(tmpdir(), "concordat-many-"));
  const journal = join(folder, "answers.ndjson");
  const file = join(import.meta.dirname, "../../node_modules/.many-kill-test.mjs");
  await writeFile(file, programOf(journal));
  try {
    const runs: (string | null)[] = [];
    while (runs.at(-1) === null || runs.length === 0) runs.push(await runUntil(file, 3 + 5 * runs.length));
    expect(runs.length).toBeGreaterThan(3);
    expect(JSON.parse(runs.at(-1) ?? "")).toEqual(
      Array.from({ length: count }, (_, index) => `post ${index}`),
    );
    const lines = (await readFile(journal, "utf8")).trim().split("\n");
    expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(lines.length);
  } finally {
    await rm(file);
    await rm(folder, { recursive: true });
  }
});

/** A program that prints a line for each request, and at its end the answers. */
function programOf(journal: string): string {
  const llm = join(import.meta.dirname, "../../dist");
  return `
    import { generateMany } from ${JSON.stringify(join(llm, "many/index.js"))};
    import { createScriptedClient } from ${JSON.stringify(join(llm, "scripted/index.js"))};
    import { agentDecision } from "@concordat/contracts/agent-decision";
    const client = createScriptedClient(({ messages }) => {
      console.log("asked");
      return { afterMs: 3, answer: JSON.stringify({ reason: messages[0].content, choice: "LIKE" }) };
    });
    const items = Array.from({ length: ${count} }, (_, index) => "post " + index);
    const { results } = await generateMany({ client, contract: agentDecision, items, prompt: (item) => item,
      describe: false, concurrency: 4, seed: 7, journal: ${JSON.stringify(journal)} });
    console.log(JSON.stringify(results.map((result) => result?.value?.reason)));
  `;
}

/** Runs a program and kills it at its n-th request; its last line, or `null` if it was killed. */
async function runUntil(file: string, request: number): Promise<string | null> {
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  child.stdout.on("data", (chunk) => {
    out += String(chunk);
    if (out.split("\n").length > request) child.kill("SIGKILL");
  });
  const signal = await new Promise((resolve) => child.once("close", (_code, by) => resolve(by)));
  return signal === null ? (out.trim().split("\n").at(-1) ?? "") : null;
}
