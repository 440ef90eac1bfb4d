import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A site with one page. */
export interface Site extends AsyncDisposable {
  readonly origin: string;
}

/** Serves a page that runs a script, and passes everything that is posted on to a server: a page may only talk to its own. */
export async function servePage(script: string, server: string): Promise<Site> {
  const pages: Readonly<Record<string, readonly [type: string, body: string]>> = {
    "/": ["text/html", '<!doctype html><title>waiting</title><script type="module" src="/page.js"></script>'],
    "/page.js": ["text/javascript", script],
  };
  const site = createServer(async (request, response) => {
    const { url = "/", method } = request;
    const [type, body] = pages[url] ?? [];
    if (method === "GET" && type !== undefined) return response.setHeader("content-type", type).end(body);
    const headers = { "content-type": "application/json" };
    const sent = method === "GET" ? {} : { method: "POST", headers, body: await text(request) };
    const answer = await fetch(`${server}${url}`, sent);
    return response
      .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
      .end(await answer.text());
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  const port = typeof address === "object" ? address?.port : address;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      site.closeAllConnections();
      site.close();
    },
  };
}
