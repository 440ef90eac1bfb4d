import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { streamObject } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { chromiumPath, launchChromium } from "@concordat/testing/browser";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";

const ticket = z.object({ summary: z.string(), urgent: z.boolean() });

/** A page with a form: what a model writes, how it ends, and buttons. */
const page = `
  import { StrictMode, createElement as h, useState } from "react";
  import { createRoot } from "react-dom/client";
  import { useObject } from "./index.js";

  window.seen = [];
  function Form() {
    const ticket = useObject({ api: "/ticket" });
    window.seen.push(ticket.object?.summary);
    return h("div", null,
      h("p", { id: "summary" }, ticket.object?.summary ?? ""),
      h("p", { id: "status" }, ticket.status + ("code" in ticket ? " " + ticket.code : "")),
      ...["good", "endless", "bad"].map((mail) =>
        h("button", { id: mail, key: mail, onClick: () => ticket.submit({ mail }) }, mail)),
      h("button", { id: "stop", onClick: ticket.stop }, "stop"));
  }
  function Page() {
    const [open, setOpen] = useState(true);
    return h("main", null, open && h(Form), h("button", { id: "close", onClick: () => setOpen(false) }, "close"));
  }
  createRoot(document.body.appendChild(document.createElement("div"))).render(h(StrictMode, null, h(Page)));
`;

const require = createRequire(import.meta.url);

const versions = {
  18: {
    react: dirname(require.resolve("react18/package.json")),
    "react-dom": dirname(require.resolve("react-dom18/package.json")),
  },
  19: {},
} as const;

/** The page as one script, with the React of a version. */
async function scriptFor(version: keyof typeof versions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: fileURLToPath(new URL("../dist/", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    alias: versions[version],
    define: { "process.env.NODE_ENV": '"development"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** A model that writes what a mail asks for, a character at a time. It never finishes the answer to one of the mails. */
function answerTo(mail: string, onStop: () => void) {
  const text =
    mail === "bad" ? '{"summary":"Angry","urgent":"very"}' : '{"summary":"Late parcel","urgent":true}';
  const scripted = createScriptedClient([]);
  const client: typeof scripted = {
    ...scripted,
    async *chat({ signal }) {
      signal?.addEventListener("abort", onStop);
      for (let at = 0; ; at++) {
        await new Promise((resolve) => setTimeout(resolve, 4));
        signal?.throwIfAborted();
        if (mail !== "endless" && at >= text.length) break;
        yield { type: "text", text: at < 16 || mail !== "endless" ? (text[at] ?? "") : " and" };
      }
      yield { type: "finish", finishReason: "stop", usage: { promptTokens: null, completionTokens: null } };
    },
  };
  return streamObject({ client, contract: ticket, prompt: mail, maxAttempts: 1 }).toResponse();
}

describe.skipIf(chromiumPath === undefined).each([18, 19] as const)(
  "useObject in a browser, React %s",
  (version) => {
    let server: Server;
    let origin: string;
    let stopped = 0;
    let browser: Awaited<ReturnType<typeof launchChromium>>;

    beforeAll(async () => {
      const script = await scriptFor(version);
      server = createServer(async (incoming, outgoing) => {
        if (incoming.method !== "POST") {
          const isScript = incoming.url === "/page.js";
          outgoing.writeHead(200, {
            "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8",
          });
          return outgoing.end(
            isScript ? script : '<!doctype html><body><script src="/page.js" defer></script>',
          );
        }
        const { mail } = JSON.parse(await new Response(Readable.toWeb(incoming) as ReadableStream).text());
        const response = answerTo(mail, () => stopped++);
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        const body = Readable.fromWeb(response.body as never);
        outgoing.once("close", () => body.destroy());
        body.on("error", () => undefined).pipe(outgoing);
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const address = server.address();
      origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
      browser = await launchChromium();
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
      server?.closeAllConnections();
      server?.close();
    });

    async function open() {
      const opened = await browser.newPage();
      const errors: string[] = [];
      opened.on("pageerror", (error) => errors.push(error.message));
      opened.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await opened.goto(origin);
      const status = (text: string) =>
        opened.waitForFunction(`document.querySelector("#status")?.textContent === ${JSON.stringify(text)}`);
      return { opened, errors, status };
    }

    it("shows the value while it grows, and ends with the checked one", async () => {
      const { opened, errors, status } = await open();
      await opened.click("#good");
      await status("valid");
      expect(await opened.textContent("#summary")).toBe("Late parcel");
      const seen = await opened.evaluate<(string | undefined)[]>("window.seen");
      expect(seen).toContain("Late p");
      expect(errors.filter((error) => !error.includes("favicon"))).toEqual([]);
      await opened.close();
    });

    it("shows nothing of an answer that breaks the contract, but its code", async () => {
      const { opened, status } = await open();
      await opened.click("#bad");
      await status("invalid CONTRACT_VIOLATION");
      expect(await opened.textContent("#summary")).toBe("");
      await opened.close();
    });

    it("stops the model on the server when the user does, and when the component is removed", async () => {
      const { opened, status } = await open();
      const before = stopped;
      await opened.click("#endless");
      await opened.waitForFunction('document.querySelector("#summary")?.textContent.startsWith("Late")');
      await opened.click("#stop");
      await status("stopped");
      await expect.poll(() => stopped - before).toBe(1);
      await opened.click("#endless");
      await opened.waitForFunction("window.seen.length > 10");
      await opened.click("#close");
      await expect.poll(() => stopped - before).toBe(2);
      await opened.close();
    });
  },
);
