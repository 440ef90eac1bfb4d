import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { skewnessOf } from "../estimate/moments.js";
import { answersPerSquaredSkewness, maxSkewness, minSkewedAnswers } from "../limits.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import { peopleAbout } from "./people-about.js";

/**
 * Returns a warning about amounts with too few answers for their interval; `null` if there are enough. Amounts without a
 * maximum need many even if the answers are not skewed: a sample without one of the rare large amounts shows no skewness,
 * and its interval is too narrow for the same reason.
 */
export function skewText(
  { kind, answered, message, question: id }: CalibratedQuestion,
  { runs, questions, about = "these-people" }: CalibrateOptions,
): string | null {
  if (kind !== "number") return null;
  const people = peopleAbout(message, runs) ?? [];
  if (about === "these-people" && answered === people.length) return null;
  const real = people.flatMap((person) => ownMember(person.real, id) ?? []);
  const skewness = Math.abs(skewnessOf(real.map(Number)));
  const needed = Math.max(minSkewedAnswers, Math.ceil(answersPerSquaredSkewness * skewness ** 2));
  if (skewness >= maxSkewness)
    return answered >= needed
      ? null
      : `a few answers are far larger than the others. With ${answered} of them the interval holds in fewer than 95 of 100 cases; about ${needed} would be enough.`;
  const asked = questions.find(({ question }) => question.id === id)?.question;
  const isBounded = asked?.kind === "number" && asked.minimum !== undefined && asked.maximum !== undefined;
  return isBounded || answered >= minSkewedAnswers
    ? null
    : `amounts without a maximum can include rare large ones that these ${answered} answers do not show, and then the interval is too narrow. From about ${minSkewedAnswers} answers on they would be seen; a question with a minimum and a maximum has no such tail.`;
}
