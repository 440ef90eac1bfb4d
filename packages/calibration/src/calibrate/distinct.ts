import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
  SkippedQuestion,
} from "@concordat/contracts/calibration-report";

/** Returns the estimates of a question for all people. */
export function wholeEstimates({ estimates }: Pick<CalibratedQuestion, "estimates">): CalibratedEstimate[] {
  return estimates.filter(({ segment }) => segment === undefined);
}

/** Whether everything about the second of two options is the mirror image of the first. */
export function isMirrored(question: Pick<CalibratedQuestion, "kind" | "estimates">): boolean {
  return question.kind === "choice" && wholeEstimates(question).length === 2;
}

/**
 * Returns the estimates of a question for all people. For a question with two options, the second one is omitted,
 * because it is the complement of the first.
 */
export function distinctEstimates(question: CalibratedQuestion): CalibratedEstimate[] {
  const whole = wholeEstimates(question);
  return isMirrored(question) ? whole.slice(0, 1) : whole;
}

/** Returns the differences between messages, without those of the second of two options. */
export function distinctDifferences(differences: readonly CalibratedDifference[]): CalibratedDifference[] {
  return differences.filter((one) => {
    const options = differences.filter(
      ({ question, a, b }) => question === one.question && a === one.a && b === one.b,
    );
    return options.length !== 2 || options[0] === one;
  });
}

/** Returns the sentences about skipped questions. A sentence that applies to all messages is returned once. */
export function distinctSentences(skipped: readonly Pick<SkippedQuestion, "sentence">[]): string[] {
  return [...new Set(skipped.map(({ sentence }) => sentence))];
}
