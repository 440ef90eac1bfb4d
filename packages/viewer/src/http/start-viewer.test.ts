import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderTarget } from "../target/folder-target.js";
import { playStreet, type RunsFolder, runsFolder } from "../testing/played-folder.js";
import { letIn, send } from "../testing/visitor.js";
import { startViewer, type Viewer } from "./start-viewer.js";

let runs: RunsFolder;
let viewer: Viewer;
let cookie: string;

beforeAll(async () => {
  runs = await runsFolder();
  await playStreet(join(runs.path, "street"));
  viewer = await startViewer({ target: await folderTarget(join(runs.path, "street")) });
  cookie = await letIn(viewer);
});
afterAll(async () => {
  await viewer.close();
  await runs[Symbol.asyncDispose]();
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  send(viewer.url, path, { cookie, ...headers });

describe("the first address", () => {
  it("is one of this machine alone, and becomes a cookie that no script reads and no other site sends", async () => {
    const { url } = viewer;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{32}$/);
    const { status, headers } = await send(url, `/${new URL(url).search}`);
    expect([status, headers.location]).toEqual([303, "/"]);
    expect(String(headers["set-cookie"])).toMatch(
      /^concordat-view-\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it("lets in one browser, which may open it again, and then is another one", async () => {
    const { url } = viewer;
    const path = `/${new URL(url).search}`;
    const next: string[] = [];
    viewer.onLetIn = (address) => next.push(address);
    await send(url, path);
    expect(next).toEqual([viewer.url]);
    expect(viewer.url).not.toBe(url);
    expect((await send(url, path)).status).toBe(403);
    expect((await get(path)).status).toBe(303);
  });
});

describe("a request", () => {
  it("without the cookie gets nothing, whatever it asks for", async () => {
    for (const path of ["/", "/app.js", "/api/target", "/api/run/run", "/nothing"]) {
      const { status, body } = await send(viewer.url, path);
      expect([path, status]).toEqual([path, 401]);
      expect(body).toContain("open the address");
    }
    const other = cookie.replace(/=.*/, "=x");
    expect((await send(viewer.url, "/api/target", { cookie: other })).status).toBe(401);
  });

  it.each([
    ["by another name of this machine", { host: "evil.example:80" }],
    ["by a name that was made to lead here", { host: "127.0.0.1.evil.example" }],
    ["of a page of another site", { origin: "http://evil.example" }],
    ["of a page of another port", { origin: "http://127.0.0.1:1" }],
    ["of a page without an origin", { origin: "null" }],
    [
      "that a browser says is of another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    ],
  ])("%s is refused in spite of the cookie", async (_, headers) => {
    expect((await get("/api/target", headers)).status).toBe(403);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("with %s is refused: nothing is written", async (method) => {
    expect((await get("/api/run/run", { method })).status).toBe(405);
  });

  it.each([
    "/../package.json",
    "/%2e%2e/%2e%2e/package.json",
    "/app.js/../../index.js",
    "/page/index.html",
    "/api/../../../etc/passwd",
    "/api/run/..%2f..%2frun",
    "/api/%E0%A4%A/run",
    "/api/other/run",
    "/api/run/nothing",
    "/api/run/run/more",
    "/api/run/toString",
    "/api/__proto__/run",
    "//",
    "http://[",
  ])("for %s finds no file and no run", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("for the page gets it, with a policy under which it loads nothing from elsewhere", async () => {
    const { status, headers, body } = await get("/");
    expect([status, body]).toEqual([200, expect.stringContaining('<script type="module" src="/app.js">')]);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    for (const path of ["/", "/app.js", "/app.css", "/api/target", "/nothing"])
      expect((await get(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
      });
  });

  it("for the licences gets those of all libraries of the page", async () => {
    const { body } = await get("/notices.txt");
    for (const name of ["preact", "sigma", "graphology", "graphology-layout-forceatlas2", "events"])
      expect(body).toMatch(new RegExp(`^${name} \\d`, "m"));
  });
});

it("is told when its options are wrong", async () => {
  await expect(
    startViewer({ target: await folderTarget(join(runs.path, "street")), port: 70_000 }),
  ).rejects.toThrow("port must be a port");
});
