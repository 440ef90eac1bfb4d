import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AnalystError, analyze, openTable } from "@concordat/analyst";
import { judge } from "./judge.mjs";

const folder = import.meta.dirname;

/** The questions that make.py wrote, with what pandas answered. */
export const questions = JSON.parse(readFileSync(join(folder, "questions.json"), "utf8"));

/** Asks a question without a model, and judges the report. */
export function ask({ file, question, expected }) {
  return askTable(join(folder, "tables", file), question, (report) => judge(expected, report));
}

/**
 * Asks a question of a table without a model.
 * @param judged the verdict on a report, or on null, which is a refusal
 */
export async function askTable(path, question, judged) {
  const out = mkdtempSync(join(tmpdir(), "questions-"));
  const table = await openTable(path);
  try {
    const { report } = await analyze({ table, question, client: null, out });
    return { verdict: judged(report), said: report.summary };
  } catch (error) {
    if (!(error instanceof AnalystError)) throw error;
    return { verdict: judged(null), said: error.message };
  } finally {
    await table.close();
    rmSync(out, { recursive: true });
  }
}
