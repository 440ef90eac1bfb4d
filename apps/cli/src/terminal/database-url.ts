/** The query parameters of a URL that may be repeated; any other may contain a password. */
const publicParameters: ReadonlySet<string> = new Set([
  "host",
  "port",
  "user",
  "sslmode",
  "sslrootcert",
  "sslcert",
  "sslkey",
  "uselibpqcompat",
]);

/** Removes the password, and every parameter that may contain one, from the URL of a database. */
export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return "postgres://…";
  const parsed = new URL(url);
  parsed.password = "";
  parsed.hash = "";
  for (const name of [...parsed.searchParams.keys()])
    if (!publicParameters.has(name)) parsed.searchParams.delete(name);
  return parsed.href;
}
