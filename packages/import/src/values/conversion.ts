/** The result of converting a source's field for a field of a contract. */
export type Conversion =
  | {
      /** The converted value; `undefined` if the field has none. */
      readonly value: unknown;
      /** A note on the conversion, as a sentence. */
      readonly note?: string;
    }
  | {
      /** The reason why the field cannot be converted. */
      readonly problem: string;
    };

/** The result for an empty field. */
export const missing: Conversion = { value: undefined };

/** The texts with which programs mark a missing number, name or list. */
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

/** Whether a value denotes a missing one; not suitable for prose. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === "string" && absentWords.has(value.trim().toLowerCase()))
  );
}
