/**
 * Limits of a grammar's size. Beyond a limit the grammar enforces less, and the rules that it does not enforce are
 * listed. Real schemas stay far below the limits.
 */
export const grammarLimits = {
  /** Maximum number of states of one automaton. */
  states: 6_000,
  /** Maximum product of an automaton's states and the characters that it must also count. */
  countedStates: 12_000,
  /** Maximum number of steps for building all automata together. */
  steps: 400_000,
  /** Maximum number of alternatives of one value after its unions are multiplied out. */
  alternatives: 64,
  /** Maximum number of schemas that are inspected for alternatives. */
  opened: 20_000,
  /** Maximum depth of nested unions that are expanded, and of nested values with separate rules. */
  nested: 250,
  /** Maximum number of values with separate rules. */
  values: 20_000,
  /** Maximum number of array items with separate schemas. */
  listedItems: 500,
  /** Maximum number of pairs of an object's member and a member count. */
  countedMembers: 4_000,
  /**
   * Maximum number of name patterns whose overlaps are computed. With more patterns, each one is enforced separately.
   */
  overlappingPatterns: 3,
  /** Maximum length of the grammar, in characters. */
  characters: 2_000_000,
} as const;
