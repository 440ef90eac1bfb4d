import { ownMember } from "@concordat/contracts/options";
import { printShare } from "@concordat/report-kit";
import { confidence } from "../limits.js";
import type { CalibratedPerson } from "./calibrated-person.js";

/** Returns the only answer of the respondents; `undefined` if they gave several. */
export function onlyAnswer(
  answered: readonly CalibratedPerson[],
  question: string,
): string | number | undefined {
  const given = answered.map(({ real }) => ownMember(real, question));
  return given.every((answer) => answer === given[0]) ? given[0] : undefined;
}

/**
 * Returns the reason why nothing is estimated if all respondents gave the same answer. For an option it states the lower
 * bound of its share by Clopper and Pearson (1934), unless weights or groups make the answers count for fewer people.
 */
export function allEqualText(
  answered: readonly CalibratedPerson[],
  only: string | number,
  isOption: boolean,
): string {
  const said = JSON.stringify(only);
  const head = `all ${answered.length} people who really answered it said ${said}, so how much answers vary is not known`;
  const [first] = answered;
  const isSimple = answered.every(
    ({ weight = 1, cluster }) => weight === (first?.weight ?? 1) && cluster === undefined,
  );
  if (!isOption || !isSimple) return `${head}.`;
  const atLeast = ((1 - confidence) / 2) ** (1 / answered.length);
  return `${head}. If they are a random part, at least ${printShare(atLeast)} of all would say ${said} (95 % interval of Clopper and Pearson).`;
}
