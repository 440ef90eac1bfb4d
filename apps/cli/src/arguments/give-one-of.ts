import { nearestName } from "@concordat/contracts/options";

/** What to do about a value that is not among those that are known: all of them, and the one that was probably meant. */
export function giveOneOf(value: string, known: readonly string[]): string {
  const nearest = nearestName(value, known);
  return `give one of ${known.join(", ")}${nearest === undefined ? "" : `; did you mean ${nearest}?`}`;
}
