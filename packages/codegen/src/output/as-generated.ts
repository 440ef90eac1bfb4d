/**
 * A text as it is generated: without the byte order mark and the line ends that an editor, or git on Windows, may have given
 * it since.
 */
export function asGenerated(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
