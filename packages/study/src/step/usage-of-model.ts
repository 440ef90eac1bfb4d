import { join } from "node:path";
import { isRecord } from "@concordat/contracts/options";
import { readRun } from "@concordat/copilot";
import { readWhole } from "@concordat/files";
import type { Cost } from "@concordat/simulation/limits";
import { exists } from "../study/exists.js";
import { adviceFile, studyFiles } from "../study/layout.js";

/** Returns the recorded usage of the analyst and the copilot. */
export async function usageOfModel(folder: string): Promise<Cost[]> {
  return [...(await spentOnAnalysis(folder)), ...(await spentOnAdvice(folder))];
}

async function spentOnAnalysis(folder: string): Promise<Cost[]> {
  const file = join(folder, studyFiles.analysis, "attempts.jsonl");
  if (!(await exists(file))) return [];
  return (await readWhole(file, { pipes: false })).toString("utf8").split("\n").flatMap(attemptCost);
}

/**
 * Returns the usage of one line of the log. An incomplete line is not counted, because it is dropped when the analysis
 * is resumed.
 */
function attemptCost(line: string): Cost[] {
  const attempt = parsed(line);
  if (!isRecord(attempt)) return [];
  const { prompt_tokens: prompt, completion_tokens: completion } = attempt;
  return [{ requests: 1, promptTokens: countOf(prompt), completionTokens: countOf(completion) }];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function countOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

async function spentOnAdvice(folder: string): Promise<Cost[]> {
  const file = adviceFile(folder);
  if (!(await exists(file))) return [];
  const {
    attempts,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
  } = (await readRun(file)).usage;
  return [{ requests: attempts, promptTokens, completionTokens }];
}
