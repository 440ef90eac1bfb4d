/** A person and the person's agent as numbers for one estimate. For an option, the real answer is 0 or 1. */
export interface Person {
  /** The person's real answer; `null` if the person did not answer. */
  readonly real: number | null;
  /** The agent's answer, or its probability of the option. */
  readonly simulated: number;
  /** The weight of the person among all people. */
  readonly weight: number;
  /**
   * The additional weight of the person as a respondent, which compensates for the selection. It is 1 for a random
   * sample.
   */
  readonly inverseChance: number;
  /** The group with which the person was drawn. Default: the person was drawn alone. */
  readonly cluster?: string;
}

/** A person with a real answer. */
export interface AnsweredPerson extends Person {
  readonly real: number;
}

/** Returns the people with a real answer. */
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
