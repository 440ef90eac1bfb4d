import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChatClient } from "../chat/index.js";
import { ServerBusyError } from "../errors/index.js";
import { generateObject, wireForms } from "../index.js";
import { cacheClient, createReplayClient } from "../replay/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { loadCassette } from "./cassette-file.js";
import { answerFolder, cassette, openCassette, readCassette } from "./index.js";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-cassette-"));
  file = join(folder, "test.cassette");
});

afterEach(() => rm(folder, { recursive: true }));

const answer = (choice: string): string => JSON.stringify({ reason: `To ${choice}.`, choice });
const live = (...answers: readonly ScriptedAnswer[]) => createScriptedClient(answers);

const ask = (client: ChatClient, content = "first", more = {}) =>
  generateObject({
    client,
    contract: agentDecision,
    messages: [{ role: "user", content }],
    seed: 1,
    random: () => 0,
    ...more,
  });

const textOf = async (...asked: Parameters<typeof ask>): Promise<string | undefined> =>
  (await ask(...asked)).attempts.at(-1)?.text;

describe("a cassette", () => {
  it("asks nothing whose answer it could not keep", async () => {
    const model = live(answer("LIKE"));
    await expect(ask(cassette(join(folder, "none", "a.cassette"), { live: model }))).rejects.toMatchObject({
      code: "UNWRITABLE",
      message: expect.stringMatching(/a\.cassette cannot be written: there is no folder .*none$/),
    });
    expect(model.requests).toEqual([]);
  });

  it("asks what it does not hold, and replays it from then on, lowered as it was recorded", async () => {
    const first = createScriptedClient([answer("LIKE")], { wireForm: wireForms.ollama });
    expect(await textOf(cassette(file, { live: first }))).toBe(answer("LIKE"));
    const second = createScriptedClient([answer("SCROLL")], { wireForm: wireForms.ollama });
    expect(await textOf(cassette(file, { live: second }))).toBe(answer("LIKE"));
    expect(second.requests).toEqual([]);
    const replayed = cassette(file);
    expect(replayed.wireForm).toEqual(wireForms.ollama);
    expect(await textOf(replayed)).toBe(answer("LIKE"));
  });

  it("replays a retry as a retry", async () => {
    const busy = new ServerBusyError("full queue", { status: 503, retryAfterMs: 0 });
    const recorded = await ask(cassette(file, { live: live(busy, answer("LIKE")) }));
    const replayed = await ask(cassette(file));
    for (const outcome of [recorded, replayed]) {
      expect(outcome).toMatchObject({
        state: "valid",
        attempts: [{ error: { code: "SERVER_BUSY", status: 503, retryAfterMs: 0 } }, { state: "valid" }],
      });
    }
  });

  it("replaces what it holds when it is recorded again, request by request", async () => {
    await ask(cassette(file, { live: live(answer("LIKE")) }));
    await ask(cassette(file, { live: live(answer("LIKE")) }), "second");
    expect(await textOf(cassette(file, { live: live(answer("SCROLL")), mode: "record" }))).toBe(
      answer("SCROLL"),
    );
    expect([await textOf(cassette(file)), await textOf(cassette(file), "second")]).toEqual([
      answer("SCROLL"),
      answer("LIKE"),
    ]);
  });

  it.each([
    ["another temperature", { temperature: 0.7 }, /temperature: none recorded, 0\.7 asked\./],
    ["another seed", { seed: 2 }, /seed: 1 recorded, 2 asked\./],
    ["another limit", { maxTokens: 7 }, /maxTokens: \d+|none recorded, 7 asked/],
    ["another contract", { narrow: { "/choice": ["LIKE"] } }, /schema at \/\w+/],
  ])("says that %s was recorded", async (_, more, message) => {
    await ask(cassette(file, { live: live(answer("LIKE")) }));
    const outcome = await ask(cassette(file), "first", more);
    expect(outcome).toMatchObject({
      state: "failed",
      error: { code: "REPLAY_MISS", message: expect.stringMatching(message) },
    });
  });

  it("says where another prompt was recorded", async () => {
    await ask(cassette(file, { live: live(answer("LIKE")) }), "A friend posts a loaf.");
    expect(await ask(cassette(file), "A friend posts a cake.")).toMatchObject({
      error: {
        message: expect.stringMatching(/message 1: from character 18 on "loaf\..* recorded, "cake\..* asked/),
      },
    });
  });

  it.each([
    ["request", { request: { messages: [{ role: "user", content: "second" }] } }],
    ["model", { model: "another" }],
    ["settings", { settings: { temperature: 1 } }],
  ])("answers nothing from an entry whose %s was edited and whose key was not", async (_, edited) => {
    await ask(cassette(file, { live: live(answer("LIKE")) }));
    const entry = JSON.parse(await readFile(file, "utf8"));
    await writeFile(file, `${JSON.stringify({ ...entry, ...edited })}\n`);
    const again = live(answer("SCROLL"));
    const { state, error } = Object(await ask(cassette(file, { live: again })));
    expect([state, error?.code, again.requests]).toEqual(["failed", "REPLAY_MISS", []]);
    expect(error.message).toMatch(/^the cassette of \S+ was edited: the request of the entry with the key/);
  });

  it("says that the client had other settings when it was recorded", async () => {
    const recorded = { ...live(answer("LIKE")), settings: { temperature: 0 } };
    await ask(cassette(file, { live: recorded }));
    expect(await textOf(cassette(file))).toBe(answer("LIKE"));
    expect(await textOf(cassette(file, { live: recorded, mode: "replay" }))).toBe(answer("LIKE"));
    const other = { ...recorded, settings: { temperature: 1 } };
    expect(await ask(cassette(file, { live: other, mode: "replay" }))).toMatchObject({
      error: { message: expect.stringContaining("the client's temperature: 0 recorded, 1 now") },
    });
  });

  it("goes on recording when what was in the way is gone", async () => {
    const later = join(file, "..", "later", "test.cassette");
    const client = cassette(later, { live: live(answer("LIKE")) });
    await expect(ask(client)).rejects.toThrow(/there is no folder .*later/);
    await mkdir(join(file, "..", "later"));
    expect(await textOf(client, "second")).toBe(answer("LIKE"));
    expect(await textOf(cassette(later), "second")).toBe(answer("LIKE"));
  });

  it("waits for another process that records into it", async () => {
    const held = await openCassette(file);
    const asked = textOf(cassette(file, { live: live(answer("LIKE")) }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await held.close();
    expect(await asked).toBe(answer("LIKE"));
  });

  it("loses only the line that a crash tore", async () => {
    await ask(cassette(file, { live: live(answer("LIKE")) }));
    const whole = await readFile(file, "utf8");
    await appendFile(file, whole.slice(0, 100));
    await ask(cassette(file, { live: live(answer("SCROLL")) }), "second");
    expect([await textOf(cassette(file)), await textOf(cassette(file), "second")]).toEqual([
      answer("LIKE"),
      answer("SCROLL"),
    ]);
  });

  it.each(["my notes", "my notes\n", '{"mine": 1}\n', "[]"])(
    "is never made of a file of others: %j",
    async (notes) => {
      await writeFile(file, notes);
      expect(() => cassette(file, { live: live(answer("LIKE")) })).toThrow(
        /test\.cassette:1 is not a recorded answer/,
      );
      await expect(openCassette(file)).rejects.toMatchObject({ code: "NOT_A_RUN" });
      expect(await readFile(file, "utf8")).toBe(notes);
    },
  );

  const entry = {
    key: "k",
    model: "m",
    session: "s",
    wireForm: wireForms.llama,
    request: { messages: [] },
    chunks: [],
    failure: null,
  };

  it("with a number of tokens that is not one is refused, with file and line", async () => {
    const chunks = [
      { type: "finish", finishReason: "stop", usage: { promptTokens: -5, completionTokens: 1 } },
    ];
    await writeFile(file, `${JSON.stringify(entry)}\n${JSON.stringify({ ...entry, chunks })}\n`);
    await expect(readCassette(file)).rejects.toThrow(/test\.cassette:2 is not a record that belongs here/);
  });

  it.each([{ answerTokens: "many" }, { prefills: 1 }, { form: "words" }, { odds: "guessed" }])(
    "with %j is refused, with file and line",
    async (edited) => {
      await writeFile(file, `${JSON.stringify({ ...entry, ...edited })}\n`);
      expect(() => cassette(file)).toThrow(/test\.cassette:1 is not a recorded answer/);
    },
  );

  it("needs a client to record, and a model where it holds several", async () => {
    expect(() => cassette(file, { mode: "record" })).toThrow(/give the client to record/);
    const lines = ["a", "b"].map((model) => JSON.stringify({ ...entry, key: model, model }));
    await writeFile(file, `${lines.join("\n")}\n`);
    const held = await readCassette(file);
    expect(() => createReplayClient({ cassette: held })).toThrow(
      /name one of the models in the cassette: a, b/,
    );
    expect(createReplayClient({ cassette: held, model: "b" }).id).toBe("b");
  });

  it("that is recorded into belongs to one process at a time, and is never an input", async () => {
    const opened = await openCassette(file);
    await expect(openCassette(file)).rejects.toMatchObject({ code: "LOCKED" });
    await opened.close();
    // Nothing was recorded, and no empty file stays.
    expect(existsSync(file)).toBe(false);
    await writeFile(file, "");
    await expect(openCassette(file, { inputs: [file] })).rejects.toMatchObject({ code: "OUTPUT_IS_INPUT" });
  });

  it("holds no request that its caller stopped", async () => {
    const controller = new AbortController();
    const slow: ScriptedAnswer = { afterMs: 60_000, answer: answer("LIKE") };
    const outcome = ask(cassette(file, { live: live(slow) }), "first", { signal: controller.signal });
    controller.abort();
    expect(await outcome).toMatchObject({ error: { code: "ABORTED" } });
    expect(await readdir(folder)).toEqual([]);
  });
});

it.runIf(process.platform !== "win32")("refuses a pipe at once, which nobody may ever write to", () => {
  execFileSync("sh", ["-c", `mkfifo "$0"`, file]);
  expect(() => loadCassette(file)).toThrow(`the cassette ${file} cannot be read: it is a pipe; give a file`);
});

it("names the file that is missing or cannot be read", () => {
  expect(() => cassette(file)).toThrow(`the cassette ${file} is missing or empty`);
  expect(() => cassette(folder)).toThrow(`the cassette ${folder} cannot be read: `);
});

describe("a folder of answers", () => {
  it("keeps what a client answered, for every process that asks", async () => {
    const kept = join(folder, "answers");
    expect(await textOf(cacheClient(live(answer("LIKE")), answerFolder(kept)))).toBe(answer("LIKE"));
    const never = live(answer("SCROLL"));
    expect(await textOf(cacheClient(never, answerFolder(kept)))).toBe(answer("LIKE"));
    expect(never.requests).toEqual([]);
    expect(await readdir(kept)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
  });

  it("does not take a damaged file for an answer, nor replace it", async () => {
    await ask(cacheClient(live(answer("LIKE")), answerFolder(folder)));
    const [name = ""] = await readdir(folder);
    await writeFile(join(folder, name), '[{"type":"text"}]');
    const again = cacheClient(live(answer("LIKE")), answerFolder(folder));
    await expect(ask(again)).rejects.toThrow(/does not hold an answer; remove it to ask again/);
    expect(await readFile(join(folder, name), "utf8")).toBe('[{"type":"text"}]');
  });
});
