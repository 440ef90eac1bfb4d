/** Whether a character of a string is one that JSON wants escaped. */
export function isRaw(code: number): boolean {
  return code < 0x20;
}
