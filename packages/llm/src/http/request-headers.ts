import { checkHeaderValue } from "./header-value.js";

/** The headers of every request, and their secret values. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
}

/** Headers whose values are not secret. */
const open: ReadonlySet<string> = new Set(["accept", "accept-language", "content-type", "user-agent"]);
/** Matches names of headers whose values are secret regardless of their length. */
const telling = /auth|cookie|credential|key|pass|secret|session|signature|token/;
/**
 * Minimum length of a secret in other headers: a shorter value is an ordinary word or number, which may occur in any
 * error.
 */
const shortestSecret = 8;
/** The characters that HTTP allows in the name of a header (RFC 9110, 5.1). */
const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;

/**
 * Returns the headers that a client sends: its own, then the key, then those that its user gave.
 * @throws {RangeError} when a name or a value cannot be sent; the value is not shown
 */
export function requestHeaders(
  own: Readonly<Record<string, string>>,
  apiKey: string | undefined,
  given: Readonly<Record<string, string>> = {},
): RequestHeaders {
  const key = apiKey === undefined ? null : checkHeaderValue(apiKey, "the API key");
  const users = Object.entries(given).map(([name, value]) => {
    const lower = name.toLowerCase();
    if (!token.test(lower)) throw new RangeError(`${JSON.stringify(name)} is not the name of a header`);
    return [lower, checkHeaderValue(value, `the header ${lower}`)] as const;
  });
  return {
    headers: {
      ...own,
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      "content-type": "application/json",
      ...Object.fromEntries(users),
    },
    secrets: [
      ...(key === null ? [] : [key]),
      ...users.flatMap(([name, value]) => (isSecret(name, value) ? [value, ...credentialOf(value)] : [])),
    ],
  };
}

function isSecret(name: string, value: string): boolean {
  return !open.has(name) && (value.length >= shortestSecret || telling.test(name));
}

/** Returns the token of `Bearer TOKEN`: a server may repeat it alone. */
function credentialOf(value: string): string[] {
  const credential = /^\S+ (\S+)$/.exec(value)?.[1];
  return credential === undefined ? [] : [credential];
}
