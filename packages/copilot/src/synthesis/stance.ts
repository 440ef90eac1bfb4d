import { maxStanceLength } from "../limits.js";
/** Whether a recommendation is a paragraph instead of a short stance. */
export function isParagraph(recommendation: string): boolean {
  return lengthOf(recommendation) > maxStanceLength || /[\n\r]/.test(recommendation.trim());
}

/**
 * Returns a short label for a recommendation. A stance is unchanged. A paragraph is shortened after a whole word and
 * gets an ellipsis.
 */
export function stanceLabel(recommendation: string): string {
  if (!isParagraph(recommendation)) return recommendation;
  const [line = ""] = recommendation.trim().split(/[\n\r]/, 1);
  const start = [...line].slice(0, maxStanceLength).join("");
  if (start === line) return `${line} …`;
  const words = start.replace(/\s+\S*$/, "");
  return `${words} …`;
}

/** Counts the code points of a text, so that an emoji counts as one. */
function lengthOf(text: string): number {
  return [...text].length;
}
