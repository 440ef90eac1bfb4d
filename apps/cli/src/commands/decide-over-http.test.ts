import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
const decision = { reason: "A lovely crumb.", choice: "LIKE" };
const pairs = 2 * 3;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-decide-http-"));
  await copyFirst("profiles.json", 2);
  await copyFirst("feed.json", 3);
});
afterAll(() => rm(folder, { recursive: true }));

async function copyFirst(name: string, count: number): Promise<void> {
  const items: unknown[] = JSON.parse(await readFile(join(examples, name), "utf8"));
  await writeFile(join(folder, name), JSON.stringify(items.slice(0, count)));
}

function decide(origin: string, ...more: string[]) {
  const input = ["--profiles", "profiles.json", "--feed", "feed.json"];
  return runCli(["decide", ...input, "--endpoint", origin, "--model", "m", "--json", ...more], {
    cwd: folder,
  });
}

it("asks an Ollama server once for each agent and post", async () => {
  await using server = await startModelServer(answerText(decision));
  const { code, out } = await decide(server.origin);
  expect(ndjson(out)).toMatchObject(Array(pairs).fill({ state: "valid", decision }));
  expect([code, server.bodies.length]).toEqual([0, pairs]);
});

it("speaks to an OpenAI server too", async () => {
  await using server = await startModelServer(answerText(decision));
  const { code, out } = await decide(`${server.origin}/v1`, "--llm", "openai");
  expect(ndjson(out)[0]).toMatchObject({ state: "valid", model: "openai:m" });
  expect([code, server.bodies[0]?.model]).toEqual([0, "m"]);
});

it("stops for a server that never answers after five requests, and records nothing of them", async () => {
  await using server = await startModelServer({ steps: [{ do: "silence" }] });
  const many = ["--timeout", "1", "--concurrency", "5", "--out", "silent.ndjson"];
  const { code, out, err } = await decide(server.origin, ...many);
  expect([code, out]).toEqual([3, ""]);
  expect(err).toContain(
    "ollama:m: 5 requests in a row were not answered in time (1 s each); --timeout 4 gives each answer longer; the same command with --resume continues",
  );
  expect(server.bodies.length).toBeLessThan(2 * pairs);
  expect(await readFile(join(folder, "silent.ndjson"), "utf8")).not.toContain("TIMEOUT");
});

it("ends with 1 where the model keeps breaking the contract, every attempt on record", async () => {
  await using server = await startModelServer(answerText({ reason: "", choice: "LIKE" }));
  const { code, out } = await decide(server.origin);
  expect(ndjson(out)[0]).toMatchObject({ state: "invalid", steps: [{ attempts: [{}, {}, {}] }] });
  expect(code).toBe(1);
});

it.each<[string, readonly string[], number]>([
  ["0.7, the default of llm-config/v1", [], 0.7],
  ["what --temperature says", ["--temperature", "0.2"], 0.2],
  ["0, which is a temperature too", ["--temperature", "0"], 0],
])("asks an Ollama server with the temperature %s", async (_, flags, temperature) => {
  await using server = await startModelServer(answerText(decision));
  await decide(server.origin, ...flags);
  expect(server.bodies.map(({ options }) => options)).toEqual(
    Array(pairs).fill(expect.objectContaining({ temperature })),
  );
});

it("leaves the temperature to other servers unless it is given, since some models refuse any", async () => {
  await using server = await startModelServer(answerText(decision));
  await decide(`${server.origin}/v1`, "--llm", "openai");
  await decide(`${server.origin}/v1`, "--llm", "openai", "--temperature", "0.2");
  expect(server.bodies.map(({ temperature }) => temperature)).toEqual([
    ...Array(pairs).fill(undefined),
    ...Array(pairs).fill(0.2),
  ]);
});

it("asks with the temperature of a configuration, which a flag overrides", async () => {
  await using server = await startModelServer(answerText(decision));
  await writeFile(join(folder, "llm.json"), JSON.stringify({ temperature: 1.1 }));
  await decide(server.origin, "--llm-config", "llm.json");
  await decide(server.origin, "--llm-config", "llm.json", "--temperature", "0.2");
  expect(server.bodies.map(({ options }) => options)).toEqual([
    ...Array(pairs).fill(expect.objectContaining({ temperature: 1.1 })),
    ...Array(pairs).fill(expect.objectContaining({ temperature: 0.2 })),
  ]);
});
