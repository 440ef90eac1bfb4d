/** Matches the value of a header as HTTP allows it (RFC 9110, 5.5), without the obsolete bytes beyond ASCII. */
const allowed = /^[\t\x20-\x7e]*$/;

/**
 * Checks the value of a header before it is sent. The error message does not contain the value, because it may be a
 * secret.
 * @param what names the value in the error: `the API key`
 * @throws {RangeError} when it is empty, begins or ends with white space, or contains a character that HTTP forbids
 */
export function checkHeaderValue(value: string, what: string): string {
  const problem = problemOf(value);
  if (problem === null) return value;
  throw new RangeError(`${what} ${problem}; check how it was copied or read from its file`);
}

function problemOf(value: string): string | null {
  if (value === "") return "is empty";
  if (/[\r\n]/.test(value)) return "contains a line break";
  if (!allowed.test(value)) return "contains a character that HTTP headers cannot hold";
  return value.trim() === value ? null : "begins or ends with white space";
}
