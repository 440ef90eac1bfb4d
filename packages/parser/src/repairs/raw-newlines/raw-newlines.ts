/** Whether JSON requires a character of a string to be escaped. */
export function isRaw(code: number): boolean {
  return code < 0x20;
}
