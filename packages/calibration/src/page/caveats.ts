import type { CalibrationReport, CalibrationWarning } from "@concordat/contracts/calibration-report";

/**
 * Whether each warning applies to all estimates of a report, because it is about the respondents or about earlier
 * attempts. If such a warning exists, a sentence about a single estimate must not omit it.
 */
const concernsAll: Readonly<Record<CalibrationWarning["code"], boolean>> = {
  LEAK: true,
  UNASSIGNED: true,
  LOW_RESPONSE: true,
  CLUSTERED: true,
  SELF_SELECTED: true,
  DIFFERENT_PEOPLE: true,
  HEAVY_WEIGHTS: true,
  TRIED_BEFORE: true,
  TUNED: false,
  IMPLAUSIBLE: false,
  UNANSWERED_AGENTS: false,
  REVERSED: false,
  SKEWED: false,
  FEW_IN_SEGMENT: false,
  FEW_ANSWERS: false,
  MANY_ESTIMATES: false,
};

/** Returns the warnings without which no estimate of a report should be quoted, as sentences. */
export function caveatSentences({ assumptions }: Pick<CalibrationReport, "assumptions">): string[] {
  return assumptions.warnings.filter(({ code }) => concernsAll[code]).map(({ sentence }) => sentence);
}
