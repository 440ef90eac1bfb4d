import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli, spawnCli } from "../testing/run-cli.js";

const rumour = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
let place: string;

beforeEach(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), "concordat-mcp-")));
});

afterEach(() => rm(place, { recursive: true, force: true }));

/** A server, and how it is told something. */
function startServer() {
  const { stdin, stdout, stderr, ...child } = process();
  const tell = (message: object) => stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  };
  tell({ id: 1, method: "initialize", params });
  tell({ method: "notifications/initialized" });
  return { stdin, stdout, tell, said: text(stderr), ...child };
}

function process() {
  const child = spawnCli(["mcp"], { cwd: place, stdio: "pipe" });
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error("the server has no pipes");
  stdin.on("error", () => undefined);
  return { stdin, stdout, stderr, closed: once(child, "close") };
}

it("pauses a simulation when its client dies in the middle of its progress", async () => {
  const scenario = { ...JSON.parse(await readFile(rumour, "utf8")), rounds: 10_000 };
  await writeFile(join(place, "scenario.json"), JSON.stringify(scenario));
  const { stdin, stdout, tell, said, closed } = startServer();
  const start = { name: "start_simulation", arguments: { run: "run", scenario: "scenario.json" } };
  tell({ id: 2, method: "tools/call", params: start });
  let out = "";
  let follows = false;
  stdout.on("data", (chunk: Buffer) => {
    out += chunk;
    if (!follows && out.includes('"id":2')) {
      follows = true;
      const follow = { name: "follow_simulation", arguments: { run: "run" }, _meta: { progressToken: 1 } };
      tell({ id: 3, method: "tools/call", params: follow });
    }
    if (out.includes("notifications/progress")) for (const pipe of [stdin, stdout]) pipe.destroy();
  });
  const [code] = await closed;
  expect([code, await said]).toEqual([0, ""]);
  expect(existsSync(join(place, "run/manifest.json"))).toBe(true);
  const { out: verified } = await runCli(["simulate", "verify", join(place, "run"), "--json"]);
  expect(JSON.parse(verified)).toMatchObject({ state: "verified" });
});

it("says that a message was too long for the connection, and fails", async () => {
  const { stdin, stdout, tell, said, closed } = startServer();
  stdout.resume();
  const long = {
    name: "parse_text",
    arguments: { text: "x".repeat(11 * 1024 * 1024), contract: { schema: {} } },
  };
  tell({ id: 2, method: "tools/call", params: long });
  const [code] = await closed;
  stdin.destroy();
  expect([code, await said]).toEqual([2, expect.stringContaining("exceeded maximum size")]);
});
