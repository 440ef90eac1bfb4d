import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

/** A folder of pages that is served. */
export interface ServedFolder extends AsyncDisposable {
  /** The address, such as http://127.0.0.1:40001. */
  readonly origin: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Serves a folder as a host of static pages does: compressed, with addresses without `.html`. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(({ url = "/" }, response) => {
    const file = servedFile(folder, url);
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

/** The file of an address below a served folder; `undefined` if absent. */
export function servedFile(folder: string, address: string): string | undefined {
  const path = decodeURIComponent(address.split(/[?#]/)[0] ?? "");
  return [`${path}index.html`, `${path}.html`, path]
    .filter((name) => extname(name) !== "" && !name.endsWith("/.html"))
    .map((name) => join(folder, name))
    .find((name) => existsSync(name));
}
