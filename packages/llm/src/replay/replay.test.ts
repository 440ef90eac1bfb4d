import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateObject, wireForms } from "../index.js";
import { createScriptedClient } from "../scripted/index.js";
import { cassetteFile, createReplayClient, readCassette, recordClient } from "./index.js";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-cassette-"));
  file = join(folder, "cassette.ndjson");
});

afterEach(() => rm(folder, { recursive: true }));

const answers = ["LIKE", "SCROLL"].map((choice) => JSON.stringify({ reason: `To ${choice}.`, choice }));
const ask = (client: Parameters<typeof generateObject>[0]["client"], content: string) =>
  generateObject({
    client,
    contract: agentDecision,
    messages: [{ role: "user", content }],
    seed: 1,
    maxAttempts: 1,
  });

async function record(): Promise<void> {
  const client = recordClient(createScriptedClient(answers), cassetteFile(file));
  await ask(client, "first");
  await ask(client, "second");
}

describe("a cassette", () => {
  it("answers what was recorded, in any order, under the same name", async () => {
    await record();
    const client = createReplayClient({ cassette: await readCassette(file), wireForm: wireForms.llama });
    const [second, first, again] = await Promise.all([
      ask(client, "second"),
      ask(client, "first"),
      ask(client, "second"),
    ]);
    expect([second, first, again].map(({ attempts }) => attempts[0]?.text)).toEqual([
      answers[1],
      answers[0],
      answers[1],
    ]);
    expect(client.id).toBe("scripted:test");
  });

  it("never answers what was not recorded", async () => {
    await record();
    const client = createReplayClient({ cassette: await readCassette(file), wireForm: wireForms.llama });
    expect(await ask(client, "third")).toMatchObject({
      state: "failed",
      error: { code: "REPLAY_MISS", message: /third/ },
    });
  });

  it("with a damaged line is refused, with file and line", async () => {
    await record();
    await writeFile(file, '{"key": "half', { flag: "a" });
    await expect(readCassette(file)).rejects.toThrow(/cassette\.ndjson:3: is not a recorded answer/);
  });

  it("of several models needs to be told which", () => {
    const entry = (model: string) => ({ key: model, model, messages: [], chunks: [] });
    const cassette = new Map(["a", "b"].map((model) => [model, entry(model)]));
    expect(() => createReplayClient({ cassette, wireForm: wireForms.llama })).toThrow(/several models: a, b/);
  });
});
