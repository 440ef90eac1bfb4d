import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** Where `pnpm docs:build` writes the site. */
export const siteFolder = join(import.meta.dirname, "../../../tools/site/dist");

/** Why there is nothing to test; empty when the site was built. */
export const notBuilt = existsSync(join(siteFolder, "index.html"))
  ? ""
  : " (skipped: the site is not built; run pnpm docs:build)";

/** The site as a host serves it: compressed, with `.html` left out of addresses. */
export interface ServedSite extends AsyncDisposable {
  readonly origin: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

export async function serveSite(): Promise<ServedSite> {
  const server = createServer(({ url = "/" }, response) => {
    const file = siteFile(url);
    if (file === undefined) return response.writeHead(404).end();
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" });
    response.end(gzipSync(readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The file of an address of the site; undefined where there is none. */
export function siteFile(address: string): string | undefined {
  const path = decodeURIComponent(address.split(/[?#]/)[0] ?? "");
  return [`${path}index.html`, `${path}.html`, path]
    .filter((name) => extname(name) !== "" && !name.endsWith("/.html"))
    .map((name) => join(siteFolder, name))
    .find((name) => existsSync(name));
}
