import type { Conversion } from "../values/conversion.js";

/** A field of a contract, and its sources in other tools. */
export interface Field {
  /** The name of the field in the contract. */
  readonly name: string;
  /**
   * The field's names in other tools, most specific first: paths in lower case with only letters, digits and points.
   */
  readonly from: readonly string[];
  /**
   * The way to read the field's values: individually, as a list to which several paths contribute, as times that are
   * read from all values together, or from every path below a name, such as `stance.topic`.
   */
  readonly read:
    | { readonly kind: "each" | "list" | "group"; readonly convert: (value: unknown) => Conversion }
    | { readonly kind: "times" };
  /** Whether the contract requires it. */
  readonly isRequired?: boolean;
}

/** A field of ours: its name, its names in other tools, and the conversion of its values. */
export function field(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { name, from: from.split(" "), read: { kind: "each", convert } };
}

/** The same for a field that the contract requires. */
export function requiredField(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { ...field(name, from, convert), isRequired: true };
}

/**
 * A path normalized for comparison with the names of a field: `Public_Metrics.likeCount` becomes
 * `publicmetrics.likecount`.
 */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, "");
}
