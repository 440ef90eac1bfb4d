/** Names of the environment variables for proxies. Lower-case names take precedence, as in curl. */
const variables = ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY"];

/**
 * Returns the `fetch` for a URL. It uses the proxy in the environment variables `HTTP_PROXY`, `HTTPS_PROXY` and
 * `NO_PROXY`, which the built-in `fetch` ignores. Without a proxy, the built-in `fetch` is returned. Requests to this
 * machine never use a proxy.
 */
export async function proxiedFetch(url: string): Promise<typeof fetch> {
  const named = variables.some((variable) => (environment()[variable] ?? "") !== "");
  if (!named || isLoopback(new URL(url).hostname)) return fetch;
  const { EnvHttpProxyAgent, fetch: fetchThrough } = await import("#undici");
  const dispatcher = new EnvHttpProxyAgent();
  const through: unknown = (input: string, init: object) => fetchThrough(input, { ...init, dispatcher });
  if (!isFetch(through)) throw new TypeError("fetch is a function");
  return through;
}

/** Returns the environment variables; empty in browsers. */
function environment(): Readonly<Record<string, string | undefined>> {
  return typeof process === "undefined" ? {} : process.env;
}

/** Whether a value is a fetch function. The packaged fetch differs from the built-in one only in its types. */
function isFetch(value: unknown): value is typeof fetch {
  return typeof value === "function";
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}
