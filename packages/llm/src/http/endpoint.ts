/** An endpoint taken apart: where to connect, and what to say there. Credentials never stay in the URL. */
export interface Endpoint {
  /** The URL without credentials; safe in messages and records. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads an endpoint's URL; `user:password@` in it becomes a header.
 * @throws {RangeError} when it is no http or https URL
 */
export function readEndpoint(endpoint: string): Endpoint {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) {
    throw new RangeError("the endpoint must be an http or https URL, such as http://localhost:11434");
  }
  const { username, password } = url;
  url.username = "";
  url.password = "";
  const token = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    "base64",
  );
  return {
    url: url.href.replace(/\/$/, ""),
    headers: username === "" && password === "" ? {} : { authorization: `Basic ${token}` },
  };
}
