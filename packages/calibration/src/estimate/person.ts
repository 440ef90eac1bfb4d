/** A person and its agent, for one number that is estimated: a number, or 0 and 1 for one option. */
export interface Person {
  /** What the person really answered; `null` if the person was not asked. */
  readonly real: number | null;
  /** What its agent answered, or the odds of the option. */
  readonly simulated: number;
  /** How much the person counts among all. */
  readonly weight: number;
  /** How much more the person counts among those who answered, because of how they were chosen: 1 for a random sample. */
  readonly inverseChance: number;
}

/** A person who answered. */
export interface AnsweredPerson extends Person {
  readonly real: number;
}

/** Those who answered. */
export function answeredOf(people: readonly Person[]): AnsweredPerson[] {
  return people.filter((person): person is AnsweredPerson => person.real !== null);
}

/** Whether some people count more than others. */
export function isWeighted(people: readonly Person[]): boolean {
  const [first] = people;
  return people.some(
    ({ weight, inverseChance }) => weight !== first?.weight || inverseChance !== first.inverseChance,
  );
}
