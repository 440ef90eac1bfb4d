import type { StudyResult } from "@concordat/contracts/study-report";

/** Formats the verdict on two messages for a table cell. */
export function verdictText(verdict: StudyResult["verdict"], b: string): string {
  return {
    higher: `${b} is higher`,
    lower: `${b} is lower`,
    "not-told-apart": "cannot be told apart",
    "nothing-varies": "nothing varies",
    "too-few-runs": "too few runs",
  }[verdict];
}
