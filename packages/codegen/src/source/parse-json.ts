/**
 * JSON in a file as people keep them: with a byte order mark or without.
 * @throws {SyntaxError} when it is not JSON
 * @throws {TypeError} when it is not UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
