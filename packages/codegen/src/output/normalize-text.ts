/**
 * Removes the byte order mark and the Windows line ends that an editor, or git on Windows, may have given a generated file:
 * they are not changes of its code.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
