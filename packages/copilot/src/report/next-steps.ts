import type { CompletedSynthesis, DecisionRun, StepDetail } from "@concordat/contracts/decision-run";
import { missingFromSource } from "../citation/check-citation.js";
import { knownOf } from "../citation/check-run.js";
import { readDates } from "../citation/read-dates.js";
import { notSaid } from "./options-table.js";
import type { CheckStatement } from "./report-item.js";
import { type Section, sectionWith } from "./section.js";

/** Returns the next steps, each with its owner and date if the cited passage names them. */
export function nextSteps(run: DecisionRun, synthesis: CompletedSynthesis, check: CheckStatement): Section {
  const { output, citations, steps } = synthesis;
  const checked = output.next_steps.map((text, index) => {
    const sources = citations.next_steps[index] ?? [];
    const statement = check({ text, sources, named: null });
    const detail = steps === undefined ? null : stepDetail(run, steps[index], sources);
    return detail === null ? statement : { ...statement, item: { ...statement.item, detail } };
  });
  return sectionWith("Next Steps", checked);
}

/**
 * Returns the owner and date of a step. A value that the step's passages do not contain is omitted, because the model
 * invented it.
 */
function stepDetail(run: DecisionRun, step: StepDetail | undefined, sources: readonly string[]): string {
  const said = (text: string | null | undefined): string =>
    typeof text === "string" && isNamed(run, text, sources) ? text : notSaid;
  return `owner: ${said(step?.owner)}; date: ${said(step?.due)}`;
}

/** Whether the cited passages contain every word of an owner or a date. A date in a different format also counts. */
function isNamed(run: DecisionRun, text: string, ids: readonly string[]): boolean {
  const known = run.sources
    .filter(({ id }) => ids.includes(id))
    .flatMap((source) => knownOf(run.documents, source))
    .join("\n");
  const isDate = readDates(text).dates.length > 0;
  if (isDate) return missingFromSource(text, [known], "").length === 0;
  const words = (of: string): string[] => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(words(known));
  return words(text).length > 0 && words(text).every((word) => there.has(word));
}
