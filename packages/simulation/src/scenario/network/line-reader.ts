/** Number of bytes that are decoded at a time, so that a large file is never in one string. */
const chunkBytes = 262_144;

/**
 * Calls `onLine` with each line of a UTF-8 text, without its line break, and the line's number, counted from 1.
 * @throws {TypeError} when the bytes are not valid UTF-8
 */
export function forEachLine(bytes: Uint8Array, onLine: (line: string, number: number) => void): void {
  let number = 0;
  let rest = "";
  for (const chunk of textChunks(bytes)) {
    const text = rest + chunk;
    let from = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", from)) {
      const last = text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
      onLine(text.slice(from, last), ++number);
      from = end + 1;
    }
    rest = text.slice(from);
  }
  if (rest !== "") onLine(rest.replace(/\r$/, ""), ++number);
}

/**
 * Yields the text of UTF-8 bytes in pieces, without a byte order mark.
 * @throws {TypeError} when the bytes are not valid UTF-8
 */
export function* textChunks(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (let from = 0; from < bytes.length; from += chunkBytes)
    yield decoder.decode(bytes.subarray(from, from + chunkBytes), { stream: true });
  yield decoder.decode();
}
