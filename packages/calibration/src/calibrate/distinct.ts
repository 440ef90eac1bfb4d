import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
  SkippedQuestion,
} from "@concordat/contracts/calibration-report";

/** The estimates of a question about all people. */
export function wholeEstimates({ estimates }: Pick<CalibratedQuestion, "estimates">): CalibratedEstimate[] {
  return estimates.filter(({ segment }) => segment === undefined);
}

/** Whether everything about the second of two options is the mirror image of the first. */
export function isMirrored(question: Pick<CalibratedQuestion, "kind" | "estimates">): boolean {
  return question.kind === "choice" && wholeEstimates(question).length === 2;
}

/**
 * The estimates of a question about all people, without the second of two options, of which everything is the mirror
 * image of the first.
 */
export function distinctEstimates(question: CalibratedQuestion): CalibratedEstimate[] {
  const whole = wholeEstimates(question);
  return isMirrored(question) ? whole.slice(0, 1) : whole;
}

/** The differences between messages, without those of the second of two options. */
export function distinctDifferences(differences: readonly CalibratedDifference[]): CalibratedDifference[] {
  return differences.filter((one) => {
    const options = differences.filter(
      ({ question, a, b }) => question === one.question && a === one.a && b === one.b,
    );
    return options.length !== 2 || options[0] === one;
  });
}

/** The sentences about questions that were skipped: what is true of all messages is stated once. */
export function distinctSentences(skipped: readonly Pick<SkippedQuestion, "sentence">[]): string[] {
  return [...new Set(skipped.map(({ sentence }) => sentence))];
}
