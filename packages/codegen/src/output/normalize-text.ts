/**
 * Removes the byte order mark and the Windows line ends that an editor, or git on Windows, may have added to a
 * generated file. They do not count as changes of its code.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
