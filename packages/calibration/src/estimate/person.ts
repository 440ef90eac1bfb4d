/** A person and its agent, as numbers for one estimate: values, or 0 and 1 for an option. */
export interface Person {
  /** The person's real answer; `null` if the person was not asked. */
  readonly real: number | null;
  /** The agent's answer, or the odds of the option. */
  readonly simulated: number;
  /** The weight of the person among all. */
  readonly weight: number;
  /**
   * The additional weight of the person among respondents, which compensates for the selection: 1 for a
   * random sample.
   */
  readonly inverseChance: number;
}

/** A respondent. */
export interface AnsweredPerson extends Person {
  readonly real: number;
}

/** The respondents. */
export function answeredOf(people: readonly Person[]): AnsweredPerson[] {
  return people.filter((person): person is AnsweredPerson => person.real !== null);
}

/** Whether weights differ. */
export function isWeighted(people: readonly Person[]): boolean {
  const [first] = people;
  return people.some(
    ({ weight, inverseChance }) => weight !== first?.weight || inverseChance !== first.inverseChance,
  );
}
