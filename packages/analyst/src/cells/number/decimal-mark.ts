/** A decimal mark. */
export type DecimalMark = "." | ",";

/** Returns the name of a decimal separator. */
export function markName(mark: DecimalMark): string {
  return mark === "." ? "point" : "comma";
}

/** Returns the other decimal separator. */
export function otherMark(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}
