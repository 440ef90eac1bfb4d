import { nearestName } from "@concordat/contracts/options";

/** The advice for an unknown value: all known ones, and the most similar one. */
export function giveOneOf(value: string, known: readonly string[]): string {
  const nearest = nearestName(value, known);
  return `give one of ${known.join(", ")}${nearest === undefined ? "" : `; did you mean ${nearest}?`}`;
}
