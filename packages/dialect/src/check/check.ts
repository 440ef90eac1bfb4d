/** A broken rule, as a compiled check leaves it in `errors`. */
export interface CheckError {
  /** Where: a JSON Pointer into the value. */
  readonly instancePath: string;
  /** Which rule: the JSON Schema keyword. */
  readonly keyword: string;
  /** What is wrong, as a message. */
  readonly message?: string;
}

/** True, or false with every broken rule in `errors` until the next call. */
export interface Check {
  (value: unknown): boolean;
  /** What the last call found wrong; null or absent after a valid value. */
  errors?: readonly CheckError[] | null;
}
