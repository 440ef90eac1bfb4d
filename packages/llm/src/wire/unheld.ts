/** A rule of a schema that its grammar does not hold: answers are checked against it, and may break it. */
export interface Unheld {
  /** JSON Pointer to the keyword in the schema that the grammar was made of. */
  readonly pointer: string;
  /** The keyword, such as `uniqueItems`. */
  readonly keyword: string;
  /** Why the grammar does not hold it. */
  readonly reason: string;
}
