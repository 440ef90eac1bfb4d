import { checkHeaderValue } from "./header-value.js";

/** The headers of every request, and their secret values. */
export interface RequestHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
}

/** Headers whose values are not secret. */
const open: ReadonlySet<string> = new Set(["accept", "accept-language", "content-type", "user-agent"]);
/** Matches names of headers whose values are always treated as secrets. */
const telling = /auth|cookie|credential|key|pass|secret|session|signature|token/;
/**
 * Minimum length of a secret in any other header. A shorter value may be an ordinary word or number that occurs in
 * any error.
 */
const shortestSecret = 8;
/** Matches the name of a header as HTTP allows it (RFC 9110, 5.1). */
const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;

/**
 * Returns the headers of a client's requests: its own, then the API key, then the headers that the user set. Later
 * ones replace earlier ones.
 * @throws {RangeError} when a name or a value is not allowed; the message does not contain the value
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

/** Returns the token of a value such as `Bearer TOKEN`, because a server may repeat it without `Bearer`. */
function credentialOf(value: string): string[] {
  const credential = /^\S+ (\S+)$/.exec(value)?.[1];
  return credential === undefined ? [] : [credential];
}
