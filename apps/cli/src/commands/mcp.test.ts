import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answerText, startModelServer } from "@concordat/testing/model-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answerAny } from "../testing/any-model.js";
import { bin, runCli, spawnCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
let place: string;
let client: Client;
let server: Awaited<ReturnType<typeof startModelServer>>;

beforeEach(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), "concordat-mcp-")));
  server = await startModelServer((request) =>
    JSON.stringify(request.body).includes("Is it urgent?")
      ? answerText(request.index === 0 ? { urgent: "very" } : { urgent: true })
      : answerAny(request),
  );
  client = new Client({ name: "test", version: "1" }, { capabilities: { roots: {} } });
  client.setRequestHandler(ListRootsRequestSchema, () => ({
    roots: [place, examples].map((folder) => ({ uri: pathToFileURL(folder).href })),
  }));
  const args = [bin, "mcp", "--model", "any", "--endpoint", server.origin];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: place }));
  // From now on the client checks results against the schemas that are listed.
  await client.listTools();
});

afterEach(async () => {
  await client.close();
  await server.close();
  await rm(place, { recursive: true, force: true });
});

/** The structured result of a tool, which must not be an error. */
async function call(name: string, input: object, onprogress = (_: { progress: number }) => {}) {
  const result = await client.callTool({ name, arguments: { ...input } }, undefined, { onprogress });
  expect(result.content).not.toEqual([]);
  expect(result.isError === true ? result.content : []).toEqual([]);
  return Object(result.structuredContent);
}

it("decides, advises and analyses with the model of its options", async () => {
  const [profile] = JSON.parse(await readFile(join(examples, "profiles.json"), "utf8"));
  const [post] = JSON.parse(await readFile(join(examples, "feed.json"), "utf8"));
  expect(await call("decide", { profile, post, seed: 1 })).toMatchObject({
    state: "valid",
    decision: { choice: "LIKE" },
  });
  const steps: number[] = [];
  const run = await call("run_copilot", { question: "Shall we?", run_file: "shall-we.run.json" }, (step) =>
    steps.push(step.progress),
  );
  expect(run).toMatchObject({ status: "completed" });
  expect(steps).toEqual(steps.map((_, index) => index + 1));
  expect(JSON.parse(await readFile(join(place, "shall-we.run.json"), "utf8"))).toEqual(run);
  const options = ["rent", "buy", "stay"];
  expect(await call("run_copilot", { question: "What shall we do?", options })).toMatchObject({
    options: options.map((name) => ({ name })),
  });
  expect(await call("run_copilot", { question: "Should we rent the mill or stay?" })).toMatchObject({
    options: [{ name: "rent the mill" }, { name: "stay" }],
  });
  const table = join(examples, "bakery-sales.csv");
  const report = await call("analyze_table", {
    table,
    question: "What fell?",
    out: "analysis",
    iterations: 4,
  });
  expect(report).toEqual(JSON.parse(await readFile(join(place, "analysis/report.json"), "utf8")));
  const asked = await call("analyze_table", {
    ...{ table, question: "What is the revenue?", out: "asked", iterations: 4 },
    ...{ measure: "revenue", aggregate: "average", by: "shop", where: ["product = cake"] },
  });
  expect(asked).toMatchObject({ measure: { name: "revenue", aggregate: "average" } });
});

it("asks the model for a value of a schema in a file, about a text", async () => {
  const schema = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
  await writeFile(join(place, "ticket.json"), JSON.stringify(schema));
  const asked = await call("ask_model", {
    question: "Is it urgent?",
    contract: { file: "ticket.json" },
    text: "My parcel has not arrived.",
  });
  // The first answer breaks the schema, and the model is told.
  expect(asked).toMatchObject({ state: "valid", value: { urgent: true }, model: "ollama:any", answers: 2 });
  expect(JSON.stringify(server.bodies.at(-1))).toContain("My parcel has not arrived.");
});

it("plays a simulation that can be followed, paused, resumed and verified", async () => {
  const scenario = join(examples, "rumour/scenario.json");
  expect(await call("start_simulation", { run: "run", scenario })).toMatchObject({ state: "running" });
  const rounds: number[] = [];
  const ended = await call("follow_simulation", { run: "run" }, ({ progress }) => rounds.push(progress));
  expect(ended).toMatchObject({ state: "completed", message: null });
  expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
  const verified = await call("verify_simulation", { run: "run" });
  expect(verified).toMatchObject({ state: "verified", difference: null });
  const compared = await call("compare_simulations", { a: ["run"], b: ["run"] });
  expect(compared).toMatchObject({ a: { runs: [{ hash: verified.hash }] } });
  const printed = await runCli(["simulate", "verify", join(place, "run"), "--json"]);
  expect(JSON.parse(printed.out)).toMatchObject({ hash: verified.hash });
});

it("leaves a simulation that can be resumed when it is stopped or the client goes", async () => {
  const scenario = join(examples, "market-street/scenario.json");
  await call("start_simulation", { run: "run", scenario });
  expect(await call("stop_simulation", { run: "run" })).toMatchObject({ state: "paused" });
  expect(await call("start_simulation", { run: "run" })).toMatchObject({ state: "running" });
  await client.close();
  const { code, out } = await runCli(["simulate", "verify", join(place, "run"), "--json"]);
  expect([code, JSON.parse(out).state]).toEqual([6, "verified"]);
});

it("prints nothing but the protocol to standard output", async () => {
  const hello = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } },
  };
  await writeFile(join(place, "wrong.json"), "{");
  const check = {
    jsonrpc: "2.0",
    id: 2,
    method: "tools/call",
    params: { name: "validate_value", arguments: { contract: { file: "wrong.json" }, value: 1 } },
  };
  const child = spawnCli(["mcp"], { cwd: place, stdio: "pipe" });
  let out = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk;
    // The end of its input is what ends a server.
    if (out.includes('"id":2')) child.stdin?.end();
  });
  for (const message of [hello, { jsonrpc: "2.0", method: "notifications/initialized" }, check])
    child.stdin?.write(`${JSON.stringify(message)}\n`);
  const [code] = await once(child, "close");
  const messages = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect([code, messages.map(({ id }) => id)]).toEqual([0, [1, 2]]);
  expect(messages[1].result.isError).toBe(true);
});
