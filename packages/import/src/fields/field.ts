import type { Conversion } from "../values/conversion.js";

/** A field of a contract, and its sources in other tools. */
export interface Field {
  /** The name of the field in the contract. */
  readonly name: string;
  /**
   * The names of the field in other tools, most specific first. They are paths in lower case that contain only letters,
   * digits and points.
   */
  readonly from: readonly string[];
  /**
   * How the field's values are read. `each`: one by one. `list`: several paths form a list. `group`: from every path
   * below a name, such as `stance.topic`. `times`: as times, whose format is inferred from all values together.
   */
  readonly read:
    | { readonly kind: "each" | "list" | "group"; readonly convert: (value: unknown) => Conversion }
    | { readonly kind: "times" };
  /** Whether the contract requires it. */
  readonly isRequired?: boolean;
}

/** Creates a field from its name in the contract, its names in other tools, and the conversion of its values. */
export function field(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { name, from: from.split(" "), read: { kind: "each", convert } };
}

/** Creates a field that the contract requires. */
export function requiredField(name: string, from: string, convert: (value: unknown) => Conversion): Field {
  return { ...field(name, from, convert), isRequired: true };
}

/**
 * Normalizes a path so that it can be compared with the names of a field: `Public_Metrics.likeCount` becomes
 * `publicmetrics.likecount`.
 */
export function comparable(path: string): string {
  return path.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, "");
}
