import type { Source } from "@concordat/contracts/decision-run";
import { fileName } from "../context/context-text.js";

/**
 * Describes the location of a source to a reader: `harbour.pdf, page 1, line 4, under "Costs"`. Returns `null` for a
 * text without a file and without a location.
 */
export function placeText({ file, page, line, heading }: Source): string | null {
  const parts = [
    ...(file === null ? [] : [fileName(file)]),
    ...(page === null ? [] : [`page ${page}`]),
    ...(line === null ? [] : [`line ${line}`]),
    ...(heading === null ? [] : [`under ${JSON.stringify(heading)}`]),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}
