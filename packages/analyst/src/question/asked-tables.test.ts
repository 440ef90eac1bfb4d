import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { AnalystError } from "../error/analyst-error.js";
import { openTable } from "../table/open-table.js";

/** The short form of `pnpm bench questions`: every third of its questions, with what pandas answered. */
const folder = join(import.meta.dirname, "../../../../benchmarks/src/questions");

interface Asked {
  readonly file: string;
  readonly question: string;
  readonly expected: {
    readonly before?: number;
    readonly after?: number;
    readonly value?: number;
    readonly member?: string;
    readonly refused?: true;
  };
}

const asked: readonly Asked[] = JSON.parse(readFileSync(join(folder, "questions.json"), "utf8"));

/** What is computed for a question, in the terms of what was expected; a refusal by its code. */
async function answerOf({ file, question, expected }: Asked): Promise<unknown> {
  const table = await openTable(join(folder, "tables", file));
  try {
    const { change, answer } = await prepareAnalysis({ table, question, client: null, out: "unused" });
    if (expected.before !== undefined) return { before: change.total?.valueA, after: change.total?.valueB };
    const [first] = answer.ranking;
    return expected.member === undefined
      ? { value: answer.value }
      : { member: first?.member, value: first?.value };
  } catch (error) {
    if (error instanceof AnalystError) return error.code;
    throw error;
  } finally {
    await table.close();
  }
}

describe("questions of invented tables", () => {
  it.each(asked.filter((_, index) => index % 3 === 0))("$file: $question", async (entry) => {
    const { expected } = entry;
    const numbers = Object.entries(expected).map(([key, value]) => [
      key,
      typeof value === "number" ? expect.closeTo(value, 6) : value,
    ]);
    expect(await answerOf(entry)).toEqual(
      expected.refused === undefined ? Object.fromEntries(numbers) : "NOT_IN_TABLE",
    );
  });
});
