import type { Conversion } from "../values/conversion.js";

/** A field of a contract, and where tools keep what goes into it. */
export interface Field {
  /** The contract's name for it. */
  readonly name: string;
  /** Its names in other tools, the best first: paths in lower case with only letters, digits and points. */
  readonly from: readonly string[];
  /**
   * How its values are read: one by one, all values of a field together as times, or from every path below a name, as
   * `stance.topic`.
   */
  readonly read:
    | { readonly kind: "each" | "group"; readonly convert: (value: unknown) => Conversion }
    | { readonly kind: "times" };
  /** Whether the contract requires it. */
  readonly isRequired?: boolean;
}

/** One of our fields: its name, what tools call it, and how each of its values is read. */
export function field(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { name, from: from.split(" "), read: { kind: "each", convert } };
}

/** The same for a field without which there is no value of the contract. */
export function requiredField(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { ...field(name, from, convert), isRequired: true };
}

/** A path as it is compared with the names of a field: `Public_Metrics.likeCount` is `publicmetrics.likecount`. */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, "");
}
