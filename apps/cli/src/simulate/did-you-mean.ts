import { nearestName } from "@concordat/contracts/options";
import { distinctName } from "../terminal/escape-control-chars.js";

/** The end of a message about an unknown name: the most similar known name; empty if none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : `; did you mean ${distinctName(nearest)}?`;
}
