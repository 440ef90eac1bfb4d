/**
 * The limits of a grammar's size for any schema. Beyond a limit, the grammar enforces less, and the rules that it
 * does not enforce are listed. Real schemas stay far below the limits.
 */
export const grammarLimits = {
  /** States of one automaton. */
  states: 6_000,
  /** States of an automaton times the characters that it would also count. */
  countedStates: 12_000,
  /** Steps that all automata together may take while they are built. */
  steps: 400_000,
  /** Alternatives of one value that unions are multiplied out to. */
  alternatives: 64,
  /** Schemas that are opened in search of alternatives. */
  opened: 20_000,
  /** Depth of nested unions that are expanded, and of nested values with their own rules. */
  nested: 250,
  /** Values with their own rules. */
  values: 20_000,
  /** Array items with their own schemas. */
  listedItems: 500,
  /** Combinations of the members of an object and a count of them. */
  countedMembers: 4_000,
  /** Patterns of names whose overlaps are computed; beyond, each pattern's values are held on their own. */
  overlappingPatterns: 3,
  /** Characters of the grammar's text. */
  characters: 2_000_000,
} as const;
