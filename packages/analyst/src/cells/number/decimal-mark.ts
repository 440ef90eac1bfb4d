/** A decimal mark. */
export type DecimalMark = "." | ",";

/** The name of a decimal mark. */
export function markName(mark: DecimalMark): string {
  return mark === "." ? "point" : "comma";
}

/** The decimal mark of the other reading. */
export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}
