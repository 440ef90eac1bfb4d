import { nearestName } from "@concordat/contracts/options";

/** Returns the advice for an unknown value: the list of known values, and the most similar one. */
export function giveOneOf(value: string, known: readonly string[]): string {
  const nearest = nearestName(value, known);
  return `give one of ${known.join(", ")}${nearest === undefined ? "" : `; did you mean ${nearest}?`}`;
}
