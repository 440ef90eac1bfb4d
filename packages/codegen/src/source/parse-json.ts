/**
 * JSON in a file as people keep them: with a byte order mark or without.
 * @throws {SyntaxError} when it is not JSON, or holds a number that would be read as another
 * @throws {TypeError} when it is not UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), refuseInfinite);
}

/** A number such as 1e400 becomes infinite when it is read, and null when it is written into a module. */
function refuseInfinite(key: string, value: unknown): unknown {
  if (value !== Number.POSITIVE_INFINITY && value !== Number.NEGATIVE_INFINITY) return value;
  throw new SyntaxError(
    `the number at ${JSON.stringify(key)} is beyond the range of numbers in double precision (about ±1.8e308)`,
  );
}
