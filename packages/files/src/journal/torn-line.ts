const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Whether the last line of a journal is torn: a kill or a power cut ended it before it was complete JSON. A torn line is
 * dropped, and its record is made again.
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

/** Removes the zeros that a power cut can leave where the end of a line should have been written. */
export function withoutZeros(line: Buffer): Buffer {
  return line.subarray(0, line.findLastIndex((byte) => byte !== 0) + 1);
}
