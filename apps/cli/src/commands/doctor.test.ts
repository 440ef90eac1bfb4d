import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { checkBrowser } from "../doctor/checks/browser.js";
import { checkNode } from "../doctor/checks/node.js";
import { checkOllama } from "../doctor/checks/ollama.js";
import { checkOpenAI } from "../doctor/checks/openai.js";
import { checkPostgres } from "../doctor/checks/postgres.js";
import { checks, processOf } from "../doctor/checks.js";
import { ndjson, runCli } from "../testing/run-cli.js";

/** Nothing is given up while these tests run. */
const patienceMs = 60_000;
const patient = ["--timeout", "60"];

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** The port of a server that listens on this machine. */
async function listen(server: Server): Promise<number> {
  open.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

/** Looks for Ollama at a server that answers so. */
async function ollama(answer: RequestListener) {
  const endpoint = `http://127.0.0.1:${await listen(createHttpServer(answer))}`;
  return { ...(await checkOllama({ endpoint, openai: null, postgres: null, patienceMs })), endpoint };
}

/** Looks for PostgreSQL at a server that answers its first question so. */
async function postgres(answer: string) {
  const port = await listen(createServer((socket) => socket.once("data", () => socket.end(answer))));
  return checkPostgres({
    endpoint: "",
    openai: null,
    patienceMs,
    postgres: `postgres://ada:secret@127.0.0.1:${port}/runs`,
  });
}

it("names the models of Ollama", async () => {
  const { state, detail, endpoint } = await ollama(({ url }, response) => {
    const body = url === "/api/version" ? { version: "0.9.1" } : { models: [{ name: "mistral:7b" }] };
    response.end(JSON.stringify(body));
  });
  expect([state, detail]).toEqual(["found", `0.9.1 at ${endpoint}, with mistral:7b`]);
});

it("names an Ollama that does not say its version", async () => {
  const { detail, endpoint } = await ollama((_, response) => response.end('{"models": [{"name": "m"}]}'));
  expect(detail).toBe(`of an unknown version at ${endpoint}, with m`);
});

it("says of an Ollama without models how to get one, and of a silent address how to start it", async () => {
  const empty = await ollama((_, response) => response.end('{"version": "0.9.1", "models": []}'));
  expect([empty.state, empty.advice]).toEqual(["broken", "get one: ollama pull mistral"]);
  const other = await ollama((_, response) => response.writeHead(404).end());
  expect([other.state, other.detail]).toEqual(["absent", `${other.endpoint} does not answer (status 404)`]);
  expect(other.advice).toContain("ollama serve");
});

it("names the models of a server of the OpenAI chat API, and says what to do where it refuses the key", async () => {
  const port = await listen(
    createHttpServer(({ url }, response) => {
      if (url === "/v1/models") response.end(JSON.stringify({ data: [{ id: "qwen3" }, { id: "gemma3" }] }));
      else if (url === "/unlisted/chat/completions") response.writeHead(422).end();
      else if (url?.startsWith("/page/") === true) response.end("<p>Welcome</p>");
      else response.writeHead(url === "/locked/models" ? 401 : url === "/down/models" ? 503 : 404).end();
    }),
  );
  const look = (path: string) =>
    checkOpenAI({ endpoint: "", openai: `http://127.0.0.1:${port}${path}`, postgres: null, patienceMs });
  expect(await look("/v1")).toMatchObject({
    state: "found",
    detail: `answers at http://127.0.0.1:${port}/v1, with qwen3, gemma3`,
  });
  expect(await look("/locked")).toMatchObject({ state: "broken", advice: "put its key into OPENAI_API_KEY" });
  expect(await look("/down")).toMatchObject({
    state: "broken",
    detail: `http://127.0.0.1:${port}/down does not answer (status 503)`,
  });
  expect(await look("/page")).toMatchObject({
    state: "broken",
    detail: `there is no chat API at http://127.0.0.1:${port}/page (status 200)`,
  });
  expect(await look("/unlisted")).toMatchObject({
    state: "found",
    detail: `answers at http://127.0.0.1:${port}/unlisted`,
  });
  expect(await look("/nothing")).toMatchObject({
    state: "broken",
    detail: `there is no chat API at http://127.0.0.1:${port}/nothing (status 404)`,
    advice: expect.stringContaining("correct --openai"),
  });
  expect(await look("")).toMatchObject({
    state: "broken",
    advice: `name http://127.0.0.1:${port}/v1: its API begins there`,
  });
});

it("gives the credentials of an endpoint to its server and to nobody else", async () => {
  const port = await listen(
    createHttpServer(({ url, headers }, response) => {
      if (headers.authorization !== `Basic ${btoa("ada:secret")}`) response.writeHead(401).end();
      else
        response.end(JSON.stringify(url === "/api/version" ? { version: "1" } : { models: [{ name: "a" }] }));
    }),
  );
  const look = (place: string) =>
    checkOllama({
      endpoint: `http://ada:secret@127.0.0.1:${place}`,
      openai: null,
      postgres: null,
      patienceMs,
    });
  const found = await look(String(port));
  expect([found.state, found.detail]).toEqual(["found", `1 at http://127.0.0.1:${port}, with a`]);
  const absent = await look("1");
  expect([absent.state, JSON.stringify(absent)]).toEqual(["absent", expect.not.stringContaining("secret")]);
  const wrong = await checkOllama({ endpoint: "localhost", openai: null, postgres: null, patienceMs });
  expect([wrong.state, wrong.detail]).toEqual([
    "broken",
    expect.stringContaining("must be an http or https URL"),
  ]);
});

it("prints what a server names on the line of its finding", async () => {
  const server = createHttpServer(({ url }, response) => {
    response.end(
      JSON.stringify(url === "/api/version" ? { version: "1" } : { models: [{ name: "a\nfound  b" }] }),
    );
  });
  const { out } = await runCli([
    "doctor",
    ...patient,
    "--endpoint",
    `http://127.0.0.1:${await listen(server)}`,
  ]);
  expect(out).toContain("with a\\u000afound  b\n");
});

it("knows a server of PostgreSQL by its answer, and tells nobody its password", async () => {
  expect(await postgres("N")).toMatchObject({ state: "found", advice: null });
  const web = await postgres("HTTP/1.1 400 Bad Request\r\n\r\n");
  expect([web.state, web.detail]).toEqual(["broken", expect.stringContaining("is not a PostgreSQL server")]);
  expect(JSON.stringify(web)).not.toContain("secret");
  const wrong = await checkPostgres({ endpoint: "", openai: null, postgres: "localhost", patienceMs });
  expect([wrong.state, wrong.advice]).toEqual(["broken", "write postgres://user@host:5432/database"]);
});

it("says of a server that hangs up that it did, and reads the address of one at IPv6", async () => {
  const port = await listen(createServer((socket) => socket.end()));
  const run = await runCli(["doctor", ...patient, "--json", "--postgres", `postgres://127.0.0.1:${port}`]);
  const found = ndjson(run.out).find(({ name }) => name === "PostgreSQL");
  expect([run.code, found]).toMatchObject([
    1,
    { state: "broken", detail: `127.0.0.1:${port}: hung up without an answer` },
  ]);
  const six = await checkPostgres({
    endpoint: "",
    openai: null,
    postgres: "postgres://ada@[::1]:1/runs",
    patienceMs,
  });
  expect(six.detail).not.toContain("ENOTFOUND");
  const folder = await checkPostgres({
    endpoint: "",
    openai: null,
    postgres: "postgres:///runs?host=/run/postgresql",
    patienceMs,
  });
  expect([folder.state, folder.detail]).toEqual(["absent", "the URL that is named has no host"]);
});

it("takes the first version of Node.js that the packages ask for, and none before", async () => {
  const states = ["20.18.3", "20.19.0", "22.0.0", "9.9.9"].map(
    async (version) => (await checkNode(null, version)).state,
  );
  expect(await Promise.all(states)).toEqual(["broken", "found", "found", "broken"]);
});

it("says that a browser is nobody's need but the tests'", async () => {
  expect(await checkBrowser(null, "/nowhere")).toMatchObject({
    state: "absent",
    advice: expect.stringContaining("only tests of pages"),
  });
});

it("prints a finding for everything that is looked for, and advice for all that is not found", async () => {
  const { out } = await runCli(["doctor", ...patient, "--json", "--endpoint", "http://127.0.0.1:1"]);
  const findings = ndjson(out);
  expect(findings.map(({ name }) => name)).toEqual([
    "Node.js",
    "Ollama",
    "OpenAI API",
    "node-llama-cpp",
    "SmolLM2-135M-Instruct",
    "DuckDB",
    "SQLite",
    "PostgreSQL",
    "Chromium",
  ]);
  expect(findings.filter(({ state, advice }) => (state === "found") !== (advice === null))).toEqual([]);
});

it("asks servers on this machine itself, and those that a resolver has to find in a process that can be killed", () => {
  const processesFor = (server: string | null) => {
    const where = { endpoint: server ?? "", openai: server, postgres: server };
    return [
      ...new Set(
        checks.filter(({ serverOf }) => serverOf !== undefined).map((check) => processOf(check, where)),
      ),
    ];
  };
  for (const server of [null, "http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "no address"])
    expect([server, processesFor(server)]).toEqual([server, ["command"]]);
  expect(processesFor("https://models.example:1")).toEqual(["servers"]);
});

it("prints advice that is the same for several findings once", async () => {
  const { out } = await runCli(["doctor", "--endpoint", "http://127.0.0.1:1", "--timeout", "0"]);
  expect(out.match(/not known after 0.0 s/g)?.length).toBeGreaterThan(1);
  expect(out.match(/run concordat doctor again/g)).toHaveLength(1);
  expect(out).toContain("found   Node.js: ");
});

it("gives up what does not answer in the time that it has", async () => {
  const port = await listen(createServer(() => undefined));
  const finding = await checkOllama({
    endpoint: `http://127.0.0.1:${port}`,
    openai: null,
    postgres: null,
    patienceMs: 50,
  });
  expect([finding.state, finding.detail]).toEqual([
    "slow",
    expect.stringMatching(/did not answer within \d+\.\d s$/),
  ]);
});

it("ends with 1 when something that is here does not work", async () => {
  const { code } = await runCli(["doctor", ...patient, "--postgres", "postgres://127.0.0.1:1/runs"]);
  expect(code).toBe(1);
});
