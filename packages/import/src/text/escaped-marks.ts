/** The only characters that X and Reddit escape as in HTML. */
const marks: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Replaces `&amp;`, `&lt;` and `&gt;` in a text by the characters that they represent. Nothing else is changed. */
export function withMarks(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, (reference) => marks[reference] ?? reference);
}
