import { counted, formatNumber } from "@concordat/report-kit";
import type { RoundTotals } from "@concordat/simulation/results";

/** The counts that reports of runs and ensembles have in common. */
type Accounts = Pick<RoundTotals, "asked" | "valid" | "invalid" | "failed" | "by_rule" | "answers">;

/**
 * Returns sentences about the numbers of decisions by a model and by rules. If there are none of one kind, it is not
 * mentioned.
 */
export function whoDecided(
  { asked, valid, invalid, failed, by_rule }: Accounts,
  head = "A model was asked for",
): string {
  const model = `${head} ${counted(asked, "decision")}: ${formatNumber(valid)} valid, ${formatNumber(invalid)} invalid, ${formatNumber(failed)} failed.`;
  const rules = `Rules made ${counted(by_rule, "decision")}.`;
  return [...(asked === 0 ? [] : [model]), ...(by_rule === 0 ? [] : [rules])].join(" ");
}

/** Returns notes about failed requests, or about the absence of requests. */
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

/** The note that the results are not about people. */
export const notPeople =
  "Agents are not people. What they decide says something about the model, its prompts and the scenario; nothing here shows how people would decide.";
