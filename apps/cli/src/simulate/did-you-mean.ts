import { nearestName } from "@concordat/contracts/options";
import { distinctName } from "../terminal/escape-control-chars.js";

/** The end of a message about a name that is not known: the known name nearest to it; empty if none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : `; did you mean ${distinctName(nearest)}?`;
}
