/**
 * The address of a server as users write it, read into a URL and headers.
 * @module
 */
import { base64 } from "./base64.js";
import { checkHeaderValue } from "./header-value.js";

/** A parsed endpoint: the URL to connect to, and the headers to send. The URL contains no credentials. */
export interface Endpoint {
  /** The URL without credentials, query and fragment; safe in messages and records. */
  readonly url: string;
  /** Headers of every request: the credentials, if the URL contains any. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The secrets, which must not be shown: the password (or a name without one), the header made of it, the values of
   * the query.
   */
  readonly secrets: readonly string[];
  /** Returns the address of a path below the endpoint, with the endpoint's query. */
  at(path: string): string;
}

/**
 * Reads an endpoint's URL; `user:password@` in it becomes a header.
 * @throws {RangeError} when it is not an http or https URL
 */
export function readEndpoint(endpoint: string): Endpoint {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new RangeError("the endpoint must be an http or https URL, such as http://localhost:11434");
  }
  const { origin, pathname, search, searchParams } = url;
  const base = `${origin}${pathname}`.replace(/\/+$/, "");
  const credentials = readCredentials(url);
  return {
    url: base,
    headers: credentials.header === null ? {} : { authorization: credentials.header },
    secrets: [...credentials.secrets, ...searchParams.values()],
    at: (path) => `${base}${path}${search}`,
  };
}

function readCredentials({ username, password }: URL): { header: string | null; secrets: string[] } {
  if (username === "" && password === "") return { header: null, secrets: [] };
  const [name, secret] = [decoded(username), decoded(password)];
  const token = base64(`${name}:${secret}`);
  const header = checkHeaderValue(`Basic ${token}`, "the credentials");
  // Without a password, the name is the key.
  return { header, secrets: [token, secret === "" ? name : secret] };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RangeError("the endpoint's user name or password has a % that is not followed by two digits");
  }
}
