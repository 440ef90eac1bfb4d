import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { cassette } from "../cassette/index.js";
import { ConnectionFailedError } from "../errors/index.js";
import { type GenerateOptions, generateObject, type Outcome } from "../generate/index.js";
import { createScriptedClient, type ScriptedAnswer } from "../scripted/index.js";
import { answer, engines, prompt, trip, weatherTool } from "../testing/weather-tool.js";
import type { Tool, ToolRun } from "./index.js";

interface Asked extends Partial<Omit<GenerateOptions<z.output<typeof trip>>, "client" | "messages">> {
  readonly tools: readonly Tool[];
}

describe.each(["native", "grammar"] as const)("tools of a model, %s", (kind) => {
  const { nativeTools, step, ready } = engines[kind];
  const ask = (script: readonly ScriptedAnswer[], { tools, ...more }: Asked) => {
    const client = createScriptedClient(script, { nativeTools });
    const outcome = generateObject({ client, contract: trip, prompt, tools, random: () => 0, ...more });
    return { client, outcome };
  };
  const runsOf = ({ steps = [] }: Outcome<unknown>): readonly ToolRun[] => steps.flatMap(({ runs }) => runs);

  it("are called with checked inputs, and their results lead to the value", async () => {
    const { tool, calls } = weatherTool();
    const { client, outcome } = ask([step("Tartu"), ready, answer], { tools: [tool] });
    const found = await outcome;
    expect(found).toMatchObject({ state: "valid", value: { city: "Tartu", pack: "umbrella" }, answers: 3 });
    expect(calls).toEqual([{ city: "Tartu" }]);
    expect(found.steps).toMatchObject([
      {
        index: 1,
        attempts: [1],
        runs: [
          { name: "weather", input: '{"city":"Tartu"}', end: { state: "done", output: { sky: "rain" } } },
        ],
      },
      { index: 2, attempts: [2], runs: [] },
    ]);
    expect(found.attempts.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(JSON.stringify(client.requests.at(-1)?.messages)).toContain("rain");
  });

  it("of one step are called at the same time, and stand in the model's order", async () => {
    let running = 0;
    let most = 0;
    const { tool } = weatherTool({
      async execute({ city }) {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, city === "Tartu" ? 20 : 1));
        running--;
        return city;
      },
    });
    const found = await ask([step("Tartu", "Riga"), ready, answer], { tools: [tool] }).outcome;
    expect(most).toBe(2);
    expect(runsOf(found).map(({ end }) => end)).toEqual([
      { state: "done", output: "Tartu" },
      { state: "done", output: "Riga" },
    ]);
  });

  it.each<[string, Partial<Parameters<typeof weatherTool>[0]>, string]>([
    ["throws", { execute: () => Promise.reject(new Error("no station")) }, "no station"],
    [
      "breaks its contract",
      { output: z.object({ sky: z.string() }), execute: async () => ({}) },
      "breaks its contract",
    ],
    ["gives what JSON does not have", { execute: async () => () => 1 }, "not JSON"],
    [
      "gives a number that JSON does not have",
      { execute: async () => ({ cents: Number.NaN }) },
      "NaN at cents",
    ],
    ["gives a Map", { execute: async () => new Map([["a", 1]]) }, "not JSON: a Map"],
    ["gives an invalid date", { execute: async () => [new Date("no")] }, "an invalid date at 0"],
    ["throws what cannot be read", { execute: () => Promise.reject(Object.create(null)) }, "cannot be read"],
    [
      "takes too long",
      { timeoutMs: 5, execute: () => new Promise(() => undefined) },
      "no result within 0.005 s",
    ],
  ])("tell the model of an error, never as a result, when a tool %s", async (_, more, message) => {
    const { tool } = weatherTool(more);
    const { client, outcome } = ask([step("Tartu"), ready, answer], { tools: [tool] });
    const found = await outcome;
    expect(runsOf(found)).toMatchObject([
      { end: { state: "failed", message: expect.stringContaining(message) } },
    ]);
    expect(runsOf(found)[0]?.end).not.toHaveProperty("output");
    const told = client.requests[1]?.messages.at(-1);
    expect(told?.content).toContain(kind === "native" ? '{"error":' : "failed with <error>");
    if (kind === "native") expect(told?.toolResult).toMatchObject({ name: "weather", failed: true });
    expect(found.state).toBe("valid");
  });

  it("need approval where they ask for it, and are not called without", async () => {
    const { tool, calls } = weatherTool({ confirm: true });
    const asked: unknown[] = [];
    const approve = async (call: { readonly input: unknown }): Promise<boolean> => {
      asked.push(call);
      return asked.length === 2;
    };
    const found = await ask([step("Tartu", "Riga"), ready, answer], { tools: [tool], approve }).outcome;
    expect(asked).toEqual([
      { tool: "weather", input: { city: "Tartu" }, step: 1 },
      { tool: "weather", input: { city: "Riga" }, step: 1 },
    ]);
    expect(calls).toEqual([{ city: "Riga" }]);
    expect(runsOf(found).map(({ end }) => end.state)).toEqual(["declined", "done"]);
  });

  it("are approved by true alone", async () => {
    const { tool, calls } = weatherTool({ confirm: true });
    const approve = (() => "no") as unknown as () => boolean;
    const found = await ask([step("Tartu"), ready, answer], { tools: [tool], approve }).outcome;
    expect([calls, runsOf(found).map(({ end }) => end.state)]).toEqual([[], ["declined"]]);
  });

  it("that need approval are refused where nobody can give it", async () => {
    const { tool } = weatherTool({ confirm: true });
    const { client, outcome } = ask([ready], { tools: [tool] });
    await expect(outcome).rejects.toThrow(
      new RangeError(
        "the tool weather needs approval: give approve, a function that decides about each call",
      ),
    );
    expect(client.requests).toEqual([]);
  });

  it("are used in maxSteps steps, and no further call is made", async () => {
    const { tool, calls } = weatherTool();
    const { outcome } = ask([step("Tartu")], { tools: [tool], maxSteps: 2 });
    expect(await outcome).toMatchObject({
      state: "failed",
      error: {
        code: "STEPS_EXHAUSTED",
        message:
          "scripted:test used tools in 2 steps, and wants to use weather again; raise maxSteps, or ask for less",
      },
      steps: [{ index: 1 }, { index: 2 }],
    });
    expect(calls).toHaveLength(2);
  });

  it("stop with the caller, and get the signal", async () => {
    const stop = new AbortController();
    let stopped = false;
    const { tool } = weatherTool({
      execute(_, { signal }) {
        signal.addEventListener("abort", () => (stopped = true));
        stop.abort();
        return new Promise(() => undefined);
      },
    });
    const { outcome } = ask([step("Tartu"), ready, answer], { tools: [tool], signal: stop.signal });
    expect(await outcome).toMatchObject({ state: "failed", error: { code: "ABORTED" } });
    expect(stopped).toBe(true);
  });

  it("share one deadline with the answer", async () => {
    const { tool } = weatherTool({ execute: () => new Promise(() => undefined) });
    const { outcome } = ask([step("Tartu"), ready, answer], { tools: [tool], deadlineMs: 20 });
    expect(await outcome).toMatchObject({ state: "failed", error: { code: "TIMEOUT" } });
  });

  it("are not needed: a model that uses none answers", async () => {
    const { tool } = weatherTool();
    const { client, outcome } = ask([ready, answer], { tools: [tool] });
    expect(await outcome).toMatchObject({ state: "valid", steps: [{ runs: [] }] });
    expect(client.requests).toHaveLength(2);
  });

  it("survive an outage: the step is asked for again", async () => {
    const { tool, calls } = weatherTool();
    const script = [new ConnectionFailedError("down"), step("Tartu"), ready, answer];
    const { outcome } = ask(script, { tools: [tool] });
    expect(await outcome).toMatchObject({ state: "valid", steps: [{ attempts: [1, 2] }, { attempts: [3] }] });
    expect(calls).toHaveLength(1);
  });

  it("end with the failure of a step", async () => {
    const { tool } = weatherTool();
    const { outcome } = ask([step("Tartu"), new ConnectionFailedError("down")], {
      tools: [tool],
      maxRetries: 0,
    });
    expect(await outcome).toMatchObject({
      state: "failed",
      error: { code: "CONNECTION_FAILED" },
      steps: [{ runs: [{ end: { state: "done" } }] }],
    });
  });

  it("are told to onStep, step by step", async () => {
    const { tool } = weatherTool();
    const seen: number[] = [];
    await ask([step("Tartu"), ready, answer], {
      tools: [tool],
      onStep: ({ index, runs }) => seen.push(index, runs.length),
    }).outcome;
    expect(seen).toEqual([1, 1, 2, 0]);
  });

  it("are recorded, and replayed from a cassette without running a tool", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tools-")), "trip.cassette");
    const { tool, calls } = weatherTool({ confirm: true });
    const live = createScriptedClient([step("Tartu", "Riga"), step("Tartu"), ready, answer], { nativeTools });
    const asked = { contract: trip, prompt, tools: [tool], approve: () => calls.length === 0 };
    const recorded = await generateObject({ ...asked, client: await cassette(file, { live }) });
    const ends = runsOf(recorded).map(({ end }) => end.state);
    expect(recorded.state).toBe("valid");
    const before = calls.length;
    const refuse = (): boolean => expect.fail("approval was asked for in a replay");
    const client = await cassette(file, { mode: "replay" });
    const replayed = await generateObject({ ...asked, client, approve: refuse });
    expect(replayed).toMatchObject({ state: "valid", value: { city: "Tartu" } });
    expect(runsOf(replayed).map(({ end }) => end.state)).toEqual(ends);
    expect(calls).toHaveLength(before);
  });
});
