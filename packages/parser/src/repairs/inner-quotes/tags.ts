/** A tag with its attributes. */
const tag = /<[a-z][\w:-]*(\s+[\w:.-]+(="[^"<>]*")?)+\s*\/?>/gi;

/** Escapes the quotes of attributes in the tags of a text. */
export function withTagsEscaped(text: string): string {
  return text.replace(tag, (written) => written.replaceAll('"', '\\"'));
}
