/** A violation, as a compiled check stores it in `errors`. */
export interface CheckError {
  /** The location: a JSON Pointer into the value. */
  readonly instancePath: string;
  /** The JSON Schema keyword of the violated rule. */
  readonly keyword: string;
  /** The violation, as a message. */
  readonly message?: string;
}

/**
 * A compiled validator. It returns whether the value is valid; if not, `errors` contains every violation until the
 * next call.
 */
export interface Check {
  (value: unknown): boolean;
  /** Returns only whether the value is valid. Ends at the first violation, and does not change `errors`. */
  is(value: unknown): boolean;
  /** The errors of the last call; `null` or absent after a valid value. */
  errors?: readonly CheckError[] | null;
}
