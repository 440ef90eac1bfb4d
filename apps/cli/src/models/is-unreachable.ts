const unreachable: ReadonlySet<string> = new Set(["CONNECTION_FAILED", "MODEL_NOT_FOUND"]);

/** Whether an error's code says that the model could not be reached at all: commands then end with code 3. */
export function isUnreachable(code: string): boolean {
  return unreachable.has(code);
}
