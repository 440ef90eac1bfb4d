/** A rule of a schema that an engine does not enforce while it writes. Answers are checked against it, and may break it. */
export interface UnenforcedRule {
  /** JSON Pointer to the keyword in the schema. */
  readonly pointer: string;
  /** The keyword, such as `uniqueItems`. */
  readonly keyword: string;
  /** The reason why the engine does not enforce the rule. */
  readonly reason: string;
}
