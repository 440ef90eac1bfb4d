/** A tag with its attributes. */
const tag = /<[a-z][\w:-]*(\s+[\w:.-]+(="[^"<>]*")?)+\s*\/?>/gi;

/** A text whose tags have the quotes of their attributes escaped. */
export function withTagsEscaped(text: string): string {
  return text.replace(tag, (written) => written.replaceAll('"', '\\"'));
}
