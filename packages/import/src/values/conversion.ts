/** What a field of a source says for a field of a contract. */
export type Conversion =
  | { readonly value: unknown /** What was done to it, in a sentence. */; readonly note?: string }
  /** It holds nothing. */
  | { readonly value: undefined; readonly note?: string }
  | { readonly problem: string };

/** A field that holds nothing. */
export const missing: Conversion = { value: undefined };

/** What programs write for a number, a name or a list that is not there. */
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
