import { request as connectTo, createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { proxiedFetch } from "./proxied-fetch.js";

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A proxy that sends everything to one port of this machine, and remembers every request. */
async function startProxy(port: number): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const onward = connectTo({ port, path: new URL(request.url ?? "").pathname }, (answer) =>
      answer.pipe(response),
    );
    request.pipe(onward);
  });
  server.on("connect", (request, client) => {
    asked.push(request.url ?? "");
    const onward = connect(port, "127.0.0.1", () => client.write("HTTP/1.1 200 OK\r\n\r\n"));
    onward.pipe(client).pipe(onward);
    onward.on("error", () => client.destroy());
    client.on("error", () => onward.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, asked };
}

const target = async (): Promise<number> =>
  listen(createServer((_, response) => void response.end("reached").on("error", () => undefined)));

describe("reaching a server", () => {
  it("through the proxy that the environment names", async () => {
    const { url, asked } = await startProxy(await target());
    vi.stubEnv("HTTP_PROXY", url);
    const reach = await proxiedFetch("http://models.example/api");
    expect(await (await reach("http://models.example/api")).text()).toBe("reached");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain("models.example");
  });

  it("directly when it is excepted from the proxy, or on this machine", async () => {
    const port = await target();
    const { url, asked } = await startProxy(port);
    vi.stubEnv("HTTP_PROXY", url);
    vi.stubEnv("NO_PROXY", "models.example");
    const here = `http://127.0.0.1:${port}/`;
    expect(await (await (await proxiedFetch(here))(here)).text()).toBe("reached");
    const excepted = await proxiedFetch("http://models.example/");
    await expect(excepted("http://models.example/")).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it("with the built-in fetch when no proxy is named", async () => {
    for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy"]) vi.stubEnv(name, "");
    expect(await proxiedFetch("http://models.example/")).toBe(fetch);
  });
});
