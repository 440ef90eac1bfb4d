/** The only characters that X and Reddit escape as in HTML. */
const marks: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** A text in which `&amp;`, `&lt;` and `&gt;` are the characters that they stand for, and nothing else is changed. */
export function withMarks(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, (reference) => marks[reference] ?? reference);
}
