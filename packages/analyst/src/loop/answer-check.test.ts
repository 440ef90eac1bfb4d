import { describe, expect, it } from "vitest";
import type { AnalyzeOptions } from "../analysis/analyze-options.js";
import { diligent, ran, type Script, unemploymentTable } from "../testing/run-analysis.js";
import { type Asked, iterationAnswer, parseLines, trend } from "../testing/scripted-analyst.js";

const table = unemploymentTable();

const runs = (
  script: Script,
  check: Parameters<typeof ran>[2],
  options: Partial<AnalyzeOptions> = {},
): Promise<void> => ran(script, { table: table(), ...options }, check);

describe("an answer that is not what was asked for", () => {
  const wrong: [string, (asked: Asked) => string, string][] = [
    [
      "of another iteration",
      (asked) => iterationAnswer({ ...asked, iteration: 9 }, []),
      "must be 1, the iteration asked for (path: iteration_number)",
    ],
    [
      "of another phase",
      (asked) => iterationAnswer({ ...asked, phase: "final" }, []),
      'must be "exploration", the phase asked for (path: phase)',
    ],
    [
      "with four actions",
      (asked) =>
        iterationAnswer(
          asked,
          [1, 2, 3, 4].map((top_n) => trend(["series"], { top_n })),
        ),
      "must have at most 3 items (path: actions)",
    ],
    [
      "with a plan too short",
      (asked) => iterationAnswer(asked, [], { plan: "Look" }),
      "must have at least 5 characters (path: plan)",
    ],
    [
      "with an unknown dimension",
      (asked) => iterationAnswer(asked, [trend(["industry"])]),
      'there is no dimension "industry"; there are "series", "year"',
    ],
    [
      "with an unknown operator",
      (asked) =>
        iterationAnswer(asked, [
          trend(["series"], { filters: [{ dimension_name: "year", operator: "or 1 = 1", value: 1 }] }),
        ]),
      'must be one of "=", "!="',
    ],
    [
      "with SQL for an argument",
      (asked) => iterationAnswer(asked, [trend(["series"], { where: "1 = 1; DROP TABLE data" })]),
      "must not have the property 'where'",
    ],
    [
      "with a CSV that no action saves",
      (asked) =>
        iterationAnswer(asked, [trend(["series"])], {
          saved_csv: [{ description: "all", corresponding_action_index: 0 }],
        }),
      "that action saves nothing (path: saved_csv/0/corresponding_action_index)",
    ],
    [
      "with a CSV of an action that is not there",
      (asked) =>
        iterationAnswer(asked, [], { saved_csv: [{ description: "all", corresponding_action_index: 4 }] }),
      "there is no such action (path: saved_csv/0/corresponding_action_index)",
    ],
  ];
  it.each(wrong)("%s is reported to the model, which is asked again", async (_, answer, complaint) => {
    const script: Script = (asked) =>
      asked.iteration === 1 && asked.attempt === 1
        ? answer({ ...asked, phase: "exploration" })
        : diligent(asked);
    await runs(
      script,
      async ({ client, records, read }) => {
        expect(client.requests[1]?.messages.at(-1)?.content).toContain(complaint);
        expect(records[0]?.meta.attempts).toBe(2);
        const [first, second] = parseLines(await read("attempts.jsonl"));
        expect([first, second]).toMatchObject([
          { iteration: 1, attempt: 1, state: "invalid" },
          { attempt: 2, state: "valid" },
        ]);
      },
      { iterations: 5 },
    );
  });
});
