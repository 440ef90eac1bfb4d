import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  ConnectionFailedError,
  ModelNotFoundError,
  RateLimitedError,
  ReplayMissError,
  ServerBusyError,
  TimeoutError,
  UnauthorizedError,
} from "@concordat/llm";
import { describe, expect, it } from "vitest";
import { type Analysis, analyze } from "../analysis/analyze.js";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import type { AnalyzeEvent } from "../loop/events.js";
import { diligent, question, ran, type Script, unemploymentTable } from "../testing/run-analysis.js";
import { parseLines, scriptedAnalyst } from "../testing/scripted-analyst.js";
import { withFolder } from "../testing/table-file.js";

const table = unemploymentTable();

const runs = (
  script: Script,
  check: Parameters<typeof ran>[2],
  options: Partial<AnalyzeOptions> = {},
): Promise<void> => ran(script, { table: table(), ...options }, check);

describe("an analysis that was interrupted", () => {
  /** What must not depend on whether it was interrupted. */
  const essence = ({ records, report }: Analysis): unknown => ({
    report,
    records: records.map(({ meta, ...rest }) => ({
      ...rest,
      results: meta.results.map(({ elapsed_ms: _, ...result }) => result),
    })),
  });

  it.each([1, 4, 7, 10])(
    "at iteration %i continues after the last whole one, and ends the same",
    async (crash) => {
      let whole: unknown;
      await runs(diligent, async (analysis) => {
        whole = essence(analysis);
      });
      await withFolder(async (folder) => {
        const options = { table: table(), question, out: folder, compare: "2008:2009" };
        const failing = scriptedAnalyst((asked) =>
          asked.iteration === crash ? new ConnectionFailedError("gone") : diligent(asked),
        );
        await expect(analyze({ ...options, client: failing })).rejects.toMatchObject({
          code: "CONNECTION_FAILED",
        });
        // A crash can leave half a line; what is not of this run stays.
        await writeFile(join(folder, "iterations.jsonl"), '{"iteration_number":', { flag: "a" });
        await writeFile(join(folder, "notes.csv"), "mine");
        const client = scriptedAnalyst(diligent);
        const resumed = await analyze({ ...options, client, resume: true });
        expect(essence(resumed)).toEqual(whole);
        expect(client.requests).toHaveLength(10 - crash + 1 + 1);
        expect((await readdir(folder)).filter((name) => /lock|tmp/.test(name))).toEqual([]);
        expect(await readFile(join(folder, "notes.csv"), "utf8")).toBe("mine");
        expect(parseLines(await readFile(join(folder, "iterations.jsonl"), "utf8"))).toHaveLength(10);
      });
    },
  );

  it.each([
    new ConnectionFailedError("gone"),
    new ServerBusyError("come back later"),
    new RateLimitedError("the quota is used up"),
    new UnauthorizedError("the key has expired"),
    new ModelNotFoundError("there is no such model"),
    new ReplayMissError("it was not recorded"),
  ])("by $code leaves no iteration out: it is asked for again when it is resumed", async (error) => {
    let whole: unknown;
    const few = { iterations: 3, maxRetries: 0 };
    await runs(
      diligent,
      async (analysis) => {
        whole = essence(analysis);
      },
      few,
    );
    for (const broken of [2, "report"]) {
      await withFolder(async (folder) => {
        const options = { table: table(), question, out: folder, compare: "2008:2009", ...few };
        const failing = scriptedAnalyst((asked) => (asked.iteration === broken ? error : diligent(asked)));
        await expect(analyze({ ...options, client: failing })).rejects.toBe(error);
        const resumed = await analyze({ ...options, client: scriptedAnalyst(diligent), resume: true });
        expect(essence(resumed)).toEqual(whole);
      });
    }
  });

  it.each<[string, string | TimeoutError, boolean, number[]]>([
    ["got no answer", new TimeoutError("too slow"), false, [3]],
    ["were answered badly", "I would rather not.", false, []],
    ["were answered badly, where that is wanted", "I would rather not.", true, [3]],
  ])(
    "asks again for iterations after the last whole one that %s",
    async (_, answer, retryInvalid, expected) => {
      await withFolder(async (folder) => {
        const options = {
          ...{ table: table(), question, out: folder, compare: "2008:2009" },
          ...{ iterations: 3, maxRetries: 0, maxAttempts: 1 },
        };
        const failing = scriptedAnalyst((asked) => (asked.iteration === 3 ? answer : diligent(asked)));
        expect((await analyze({ ...options, client: failing })).records).toHaveLength(2);
        const started: number[] = [];
        const onEvent = (event: AnalyzeEvent): void => {
          if (event.type === "iteration-started") started.push(event.iteration);
        };
        const client = scriptedAnalyst(diligent);
        const { records } = await analyze({ ...options, client, resume: true, retryInvalid, onEvent });
        expect([started, records.length]).toEqual([expected, 2 + expected.length]);
      });
    },
  );

  it.each<[string, string | TimeoutError | null, boolean, number]>([
    ["were given", null, false, 0],
    ["were given, also where bad answers are asked for again", null, true, 0],
    ["got no answer", new TimeoutError("too slow"), false, 1],
    ["were answered badly", "I would rather not.", false, 0],
    ["were answered badly, where that is wanted", "I would rather not.", true, 1],
  ])(
    "asks for the words of a report no more often than for an iteration: they %s",
    async (_, answer, retryInvalid, expected) => {
      await withFolder(async (folder) => {
        const options = {
          ...{ table: table(), question, out: folder, compare: "2008:2009" },
          ...{ iterations: 2, maxRetries: 0, maxAttempts: 1 },
        };
        const first = scriptedAnalyst((asked) =>
          asked.iteration === "report" && answer !== null ? answer : diligent(asked),
        );
        const before = await analyze({ ...options, client: first });
        const client = scriptedAnalyst(diligent);
        const after = await analyze({ ...options, client, resume: true, retryInvalid });
        expect(client.requests).toHaveLength(expected);
        if (expected === 0) expect(essence(after)).toEqual(essence(before));
        const attempts = parseLines(await readFile(join(folder, "attempts.jsonl"), "utf8"));
        expect(attempts).toHaveLength(3 + expected);
      });
    },
  );

  it("by its caller ends as ABORTED, and can be resumed", async () => {
    await withFolder(async (folder) => {
      const options = { table: table(), question, out: folder, compare: "2008:2009", iterations: 3 };
      const controller = new AbortController();
      const onEvent = (event: AnalyzeEvent): void => {
        if (event.type === "iteration-finished") controller.abort();
      };
      const stopped = analyze({
        ...options,
        client: scriptedAnalyst(diligent),
        signal: controller.signal,
        onEvent,
      });
      await expect(stopped).rejects.toMatchObject({ code: "ABORTED" });
      const { records } = await analyze({ ...options, client: scriptedAnalyst(diligent), resume: true });
      expect(records).toHaveLength(3);
    });
  });
});
