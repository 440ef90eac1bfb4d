/** The value of a source's field as a value for a field of a contract. */
export type Conversion =
  | { readonly value: unknown /** What was done to it, as a sentence. */; readonly note?: string }
  /** It holds nothing. */
  | { readonly value: undefined; readonly note?: string }
  | { readonly problem: string };

/** A field that contains nothing. */
export const missing: Conversion = { value: undefined };

/** What programs write for an absent number, name or list. */
const absentWords: ReadonlySet<string> = new Set([
  "",
  "nan",
  "none",
  "null",
  "n/a",
  "na",
  "nil",
  "undefined",
]);

/** Whether a value says that there is none; not to be asked of prose. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === "string" && absentWords.has(value.trim().toLowerCase()))
  );
}
