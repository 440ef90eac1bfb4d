import { ownMember } from "@concordat/contracts/options";
import type { Chosen } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";

/**
 * Returns, for each person, the weight as a respondent that compensates for the selection. Within each value of the
 * column, it is the number of people for each respondent, relative to the same ratio in the complete table.
 * @throws {RangeError} when no person with some value of the column answered, so that nothing can be estimated for
 *   these people
 */
export function inverseChances(
  people: readonly CalibratedPerson[],
  isAnswered: (person: CalibratedPerson) => boolean,
  chosen: Chosen,
): number[] {
  if (chosen.how !== "column") return people.map(() => 1);
  const { column } = chosen;
  const columnValue = (person: CalibratedPerson): string => String(ownMember(person.columns, column) ?? "");
  const counts = new Map<string, { all: number; answered: number }>();
  for (const person of people) {
    const count = counts.get(columnValue(person)) ?? { all: 0, answered: 0 };
    count.all += 1;
    if (isAnswered(person)) count.answered += 1;
    counts.set(columnValue(person), count);
  }
  const empty = [...counts].filter(([, { answered }]) => answered === 0).map(([value]) => value);
  if (empty.length > 0)
    throw new RangeError(
      `nobody whose ${column} is ${empty.map((value) => JSON.stringify(value)).join(", ")} answered: those who answered were not drawn within each value of ${column}`,
    );
  const answered = people.filter(isAnswered).length;
  return people.map((person) => {
    const count = counts.get(columnValue(person));
    return count === undefined ? 1 : (count.all / count.answered) * (answered / people.length);
  });
}
