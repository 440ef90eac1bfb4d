import { counted, formatNumber } from "@concordat/report-kit";
import type { RoundTotals } from "@concordat/simulation/results";

/** The common counts of reports of runs and ensembles. */
type Accounts = Pick<RoundTotals, "asked" | "valid" | "invalid" | "failed" | "by_rule" | "answers">;

/** States who decided, and the outcome. A model or rules without decisions are not mentioned. */
export function whoDecided(
  { asked, valid, invalid, failed, by_rule }: Accounts,
  head = "A model was asked for",
): string {
  const model = `${head} ${counted(asked, "decision")}: ${formatNumber(valid)} valid, ${formatNumber(invalid)} invalid, ${formatNumber(failed)} failed.`;
  const rules = `Rules made ${counted(by_rule, "decision")}.`;
  return [...(asked === 0 ? [] : [model]), ...(by_rule === 0 ? [] : [rules])].join(" ");
}

/** The notes to read before any number if a request failed, or if there were no requests. */
export function accountNotes({ asked, invalid, failed, by_rule, answers }: Accounts): string[] {
  const unanswered = invalid + failed;
  const lost = answers === undefined ? 0 : answers.invalid + answers.failed;
  return [
    ...(unanswered > 0
      ? [
          `${formatNumber(unanswered)} of ${counted(asked, "decision")} asked for failed: what would have been decided is not known.`,
        ]
      : []),
    ...(lost > 0
      ? [
          `${formatNumber(lost)} of ${counted(answers?.asked ?? 0, "question")} of surveys failed: those agents are missing from the answers.`,
        ]
      : []),
    ...(asked === 0 && by_rule > 0 ? ["No model was asked: rules decided for all agents."] : []),
  ];
}

/** The note that a result is not about people. */
export const notPeople =
  "Agents are not people. What they decide says something about the model, its prompts and the scenario; nothing here shows how people would decide.";
