import { nearestName } from "@concordat/contracts/options";
import { distinctName } from "@concordat/report-kit/terminal-text";

/**
 * Returns the end of a message about an unknown name, which suggests the most similar known name. Empty if none is
 * similar.
 */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? "" : `; did you mean ${distinctName(nearest)}?`;
}
