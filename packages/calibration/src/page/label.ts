import { shortened } from "@concordat/report-kit";

/** Maximum length of a label in a chart or table. */
const maxLabel = 28;

/** Shortens a text to a label of a chart or table. */
export function labelOf(text: string): string {
  return shortened(text, maxLabel);
}
