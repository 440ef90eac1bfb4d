import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Answer,
  answerText,
  type ModelRequest,
  startModelServer,
} from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

const valid = { choice: "LIKE", reason: "Lovely." };

/** Answers of four models: one that satisfies the contract, one that needs to be told, one that never does, one that is not there. */
function answer({ body }: ModelRequest): Answer {
  const isTold = Array.isArray(body.messages) && body.messages.length > 1;
  if (body.model === "good") return answerText(valid);
  if (body.model === "learns")
    return answerText(isTold ? `\`\`\`json\n${JSON.stringify(valid)}\n\`\`\`` : { choice: "NO" });
  if (body.model === "never") return answerText({ choice: "NO", reason: "No." });
  return { status: 404, steps: [{ do: "bytes", bytes: '{"error":"model not found"}' }] };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-models-"));
  await writeFile(join(folder, "inputs.ndjson"), '{"id":"a","text":"A loaf."}\n{"id":"b","text":"A bun."}\n');
  await writeFile(join(folder, "broken.json"), '["A loaf.", 7]');
});
afterAll(() => rm(folder, { recursive: true }));

async function compare(models: string, ...more: string[]) {
  await using server = await startModelServer(answer);
  const asked = ["--contract", "agent-decision", "--inputs", "inputs.ndjson", "--models", models];
  const run = await runCli(["models", ...asked, "--endpoint", server.origin, ...more], { cwd: folder });
  return { ...run, bodies: server.bodies };
}

const seedsFor = (bodies: readonly Record<string, unknown>[], model: string) =>
  bodies.filter((body) => body.model === model).map(({ options }) => Object(options).seed);

describe("concordat models", () => {
  it("says of each model how often it kept the contract, as JSON", async () => {
    const { code, out, bodies } = await compare("good,learns,never", "--json");
    const base = {
      asked: 2,
      validAtOnce: 0,
      validLater: 0,
      failed: {},
      repaired: 0,
      repairs: {},
      unreachable: null,
      form: "json",
      odds: null,
    };
    const spent = {
      promptTokens: expect.any(Number),
      completionTokens: expect.any(Number),
      seconds: expect.any(Number),
    };
    expect([code, JSON.parse(out)]).toEqual([
      1,
      {
        contract: "agent-decision/v2",
        inputs: 2,
        seed: 1,
        models: [
          { ...base, ...spent, model: "ollama:good", validAtOnce: 2 },
          {
            ...base,
            ...spent,
            model: "ollama:learns",
            validLater: 2,
            repaired: 2,
            repairs: { "code-fence": 2 },
          },
          { ...base, ...spent, model: "ollama:never", failed: { CONTRACT_VIOLATION: 2 } },
        ],
      },
    ]);
    expect(seedsFor(bodies, "good")).toEqual([expect.any(Number), expect.any(Number)]);
    expect(new Set(seedsFor(bodies, "good")).size).toBe(2);
    // The same first seed for the same input, whichever model is asked.
    expect(seedsFor(bodies, "never")).toEqual(expect.arrayContaining(seedsFor(bodies, "good")));
  });

  it("asks in both forms, a row each, as often as it is told to, and compares odds with answers", async () => {
    const { code, out, bodies } = await compare(
      "good",
      ...["--form", "both", "--draws", "3", "--odds", "/choice", "--json"],
    );
    const { models } = JSON.parse(out);
    expect(models.map(({ form, asked }: Record<string, unknown>) => [form, asked])).toEqual([
      ["json", 6],
      ["turns", 6],
    ]);
    // The server lists no tokens: all odds are absent, and nothing is guessed.
    expect(models[0].odds).toEqual({ known: 0, absent: 6, options: [], largestDifference: null });
    expect(new Set(seedsFor(bodies.slice(0, 6), "good")).size).toBe(6);
    expect(code).toBe(0);
  });

  it.each([
    [["--form", "prose"], "--form prose: give one of json, turns, both"],
    [["--draws", "0"], "--draws must be at least 1"],
    [["--odds", "/reason"], "/reason"],
  ])("refuses %j before any model is asked", async (args, message) => {
    const { code, err, bodies } = await compare("good", ...args);
    expect([code, err, bodies]).toEqual([2, expect.stringContaining(message), []]);
  });

  it("puts them side by side in a table, and goes on where a model is not there", async () => {
    const { code, out, err } = await compare("absent,good");
    expect(out).toContain("ollama:good");
    expect(out).toContain("2 of 2");
    expect(out).toContain("not reached");
    expect(err).toContain("ollama:absent: ");
    expect(code).toBe(1);
  });

  it("ends with 0 where every model kept it, and with 3 where none could be reached", async () => {
    expect((await compare("good")).code).toBe(0);
    expect((await compare("absent")).code).toBe(3);
  });

  it.each([
    [["--models", "a,,b"], "--models must name models with commas between them"],
    [["--models", "a,b,a"], "--models names a twice"],
    [["--models", "a", "--model", "b"], "--model names one model"],
    [["--models", "a", "--record", "c.json"], "--record keeps the answers of one model"],
    [["--models", "a", "--inputs", "broken.json"], "broken.json:1: item 2: is not an input"],
  ])("refuses %j", async (args, message) => {
    const base = ["models", "--contract", "agent-decision", "--inputs", "inputs.ndjson"];
    expect(await runCli([...base, ...args], { cwd: folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining(message),
    });
  });
});
