import { createServer, type Server } from "node:http";
import { chromiumPath, launchChromium } from "@concordat/testing/browser";
import { build } from "esbuild";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The script of the page: a contract, and the proof that the policy really forbids what validators must not do. */
const page = `
  import { agentDecision } from "../generated/agent-decision/index.js";
  import { post } from "../generated/post/index.js";
  const forbidden = (() => { try { return new Function("return 'ran'")(); } catch { return "forbidden"; } })();
  const least = { id: "p3", author_id: "ada", text: "", timestamp: "2026-03-14T09:26:53Z" };
  document.title = JSON.stringify({
    newFunction: forbidden,
    accepts: agentDecision.is({ choice: "LIKE", reason: "Lovely." }),
    violations: agentDecision.validate({ choice: "REPLY", reason: "Why not?", content: " " }),
    likes: post.parse(least).likes,
  });
`;

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

describe.skipIf(chromiumPath === undefined)("in a browser (skipped where no Chromium is on the PATH)", () => {
  let server: Server;
  let browser: Awaited<ReturnType<typeof launchChromium>>;
  let address: string;

  beforeAll(async () => {
    const script = await bundle(page);
    server = createServer(({ url }, response) => {
      const isScript = url === "/page.js";
      response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
      response.setHeader("Content-Security-Policy", "default-src 'none'; script-src 'self'");
      response.end(
        isScript
          ? script
          : '<!doctype html><title>waiting</title><script type="module" src="/page.js"></script>',
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : bound}/`;
    browser = await launchChromium();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it("validates and fills defaults under script-src 'self'", async () => {
    const tab = await browser.newPage();
    await tab.goto(address);
    await expect.poll(() => tab.title(), { timeout: 30_000 }).not.toBe("waiting");
    expect(JSON.parse(await tab.title())).toEqual({
      newFunction: "forbidden",
      accepts: true,
      violations: [{ path: "/content", keyword: "pattern", message: "must not be blank" }],
      likes: 0,
    });
  }, 60_000);
});
