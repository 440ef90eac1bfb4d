import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isRecord } from "@concordat/contracts/options";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { answerStep } from "../testing/copilot-model.js";
import { runCli, spawnCli } from "../testing/run-cli.js";

/** How often decisions are killed. `CONCORDAT_KILLS=200` makes the long form. */
const kills = Number(process.env.CONCORDAT_KILLS ?? 6);
/** How often each specialist is asked: until then, its part grows. */
const samples = 2;
/** Time limit of the test, in milliseconds: a kill and what follows it take some seconds on a busy machine. */
const limitMs = 120_000 + 20_000 * kills;
/** Maximum milliseconds from the request that was chosen for a kill, to the kill. */
const spreadMs = 60;

let server: ModelServer;
let folder: string;
/** What was asked, by the number that the answer carries. */
let asked: string[] = [];

beforeAll(async () => {
  // No two answers are equal, so that one that was made again is seen.
  server = await startModelServer((request) => {
    asked.push(JSON.stringify([request.body.messages, request.body.options]));
    const options = { ...(isRecord(request.body.options) ? request.body.options : {}), seed: asked.length };
    return answerStep({ ...request, body: { ...request.body, options } });
  });
  folder = await mkdtemp(join(tmpdir(), "concordat-killed-decision-"));
  await writeFile(
    join(folder, "offer.md"),
    "The rent is 99,000 EUR a year.\n\nFourteen people work there.\n",
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
});

const engine = (): string[] => ["--endpoint", server.origin, "--model", "m"];
const start = [
  ...["copilot", "Should we stay or move?", "--option", "stay", "--option", "move", "--context", "offer.md"],
  ...["--sensitivity", "--samples", String(samples), "--seed", "7", "--run", "x.run.json", "--json"],
];
const resume = ["copilot", "resume", "x.run.json", "--json"];

/** Kills the decision somewhere between its first moment and its last; `true` if it was still running. */
async function killSomewhere(requests: number): Promise<boolean> {
  const after = asked.length + Math.floor((requests + 1) * Math.random());
  const args = (await recordText()) === null ? start : resume;
  const child = spawnCli([...args, ...engine()], { cwd: folder, stdio: "ignore" });
  const ended = once(child, "exit");
  while (child.exitCode === null && asked.length < after) await setTimeout(2);
  await setTimeout(spreadMs * Math.random());
  child.kill("SIGKILL");
  await ended;
  return child.signalCode === "SIGKILL";
}

const recordText = (): Promise<string | null> =>
  readFile(join(folder, "x.run.json"), "utf8").catch(() => null);

/** Each part of a record that no answer will be added to, as JSON, by its path. */
function completedParts(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null) return new Map();
  const json = JSON.stringify(value);
  const isGrowing = json.includes('"pending"') || json.includes(`"samples":${samples - 1}`);
  if (isRecord(value) && value.state === "completed" && path !== "" && !isGrowing)
    return new Map([[path, json]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...completedParts(inner, `${path}/${name}`)]),
  );
}

/** The numbers of the answers that a text holds. */
const numbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/\b[Ss]eed (\d+)/g)].map(([, digits]) => Number(digits))),
];

it(
  "loses no answer of a decision that is killed, and asks for none again that it has",
  async () => {
    const { code } = await runCli([...start, ...engine()], { cwd: folder });
    expect(code).toBe(0);
    const requests = asked.length;
    let killed = 0;
    while (killed < kills) {
      await rm(join(folder, "x.run.json"), { force: true });
      asked = [];
      for (let rounds = 1 + Math.floor(4 * Math.random()); rounds > 0 && killed < kills; rounds--) {
        if (!(await killSomewhere(requests))) break;
        killed++;
        const text = await recordText();
        if (text === null) continue;
        const [parts, numbers, before] = [completedParts(JSON.parse(text)), numbersIn(text), asked.length];
        const last = rounds === 1 || killed === kills;
        if (last) expect((await runCli([...resume, ...engine()], { cwd: folder })).code).toBe(0);
        else await killSomewhere(requests);
        const resumed = (await recordText()) ?? "null";
        const after = completedParts(JSON.parse(resumed));
        for (const [path, part] of parts) expect([path, after.get(path)]).toEqual([path, part]);
        expect(numbersIn(resumed)).toEqual(expect.arrayContaining(numbers));
        const kept = numbers.map((number) => asked[number - 1]);
        expect(asked.slice(before).filter((request) => kept.includes(request))).toEqual([]);
      }
    }
    expect(killed).toBe(kills);
  },
  limitMs,
);
