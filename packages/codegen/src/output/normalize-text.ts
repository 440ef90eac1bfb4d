/**
 * Removes a byte order mark and Windows line ends, which an editor or git on Windows may have added to a generated
 * file. They do not count as changes.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
