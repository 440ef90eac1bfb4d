const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Whether the last line of a journal is incomplete JSON, because the process or the power ended while it was written.
 * Such a line is removed, and its record is created again.
 * @param line the last line, which has no line feed, without zeros at its end
 */
export function isTorn(line: Uint8Array): boolean {
  try {
    JSON.parse(utf8.decode(line));
    return false;
  } catch {
    return true;
  }
}

/** Removes zeros at the end of a line, which may remain after a power failure. */
export function withoutZeros(line: Buffer): Buffer {
  return line.subarray(0, line.findLastIndex((byte) => byte !== 0) + 1);
}
