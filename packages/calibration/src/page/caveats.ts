import type { CalibrationReport, CalibrationWarning } from "@concordat/contracts/calibration-report";

/**
 * Whether a warning is about all estimates of a report, because it concerns who answered or what was tried before.
 * Without such a warning, a sentence that quotes estimates claims more than the answers tell.
 */
const concernsAll: Readonly<Record<CalibrationWarning["code"], boolean>> = {
  SELF_SELECTED: true,
  DIFFERENT_PEOPLE: true,
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
