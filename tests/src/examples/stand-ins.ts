import { packageFiles } from "@concordat/testing/package-files";

const [unemployment = ""] = await packageFiles("vega-datasets", "data/unemployment-across-industries.json");

/** What the examples of a page are run with: values for what it takes for granted, and files that it reads. */
export interface StandIns {
  /** Code before the examples. */
  readonly code?: string;
  /** Files, relative to the repository, by the name under which the page reads them. */
  readonly files?: Readonly<Record<string, string>>;
  /** A program that makes what the page reads, run before it. */
  readonly before?: string;
  /** Modules that nothing here installs, by their name. */
  readonly modules?: Readonly<Record<string, string>>;
}

const mistral = `
  import { createOllamaClient as playedModel } from "@concordat/llm/ollama";
  const client = playedModel({ model: "mistral" });`;
const messages = 'const messages = [{ role: "user", content: "What do you do?" }];';
const postContract = 'import { post as contract } from "@concordat/contracts/post";';

/** A run in `out/market`, for pages that read one. */
const aRun: StandIns = {
  files: { examples: "examples" },
  before: `
    import { loadScenario, simulate } from "@concordat/simulation";
    import { createRunFolder } from "@concordat/simulation/sqlite";
    const run = await createRunFolder("out/market", await loadScenario("examples/rumour/scenario.json"));
    await simulate({ scenario: run.scenario, ledger: run.ledger });
    await run.writeManifest();
    await run.close();`,
};

/** What the examples of each page are run with; pages that are not named need nothing. */
export const standIns: Readonly<Record<string, StandIns>> = {
  "packages/ai-sdk/README.md": {
    code: `
      ${postContract} ${messages}
      import { MockLanguageModelV4 } from "ai/test";
      import { z } from "zod";
      const usage = { inputTokens: { total: 9 }, outputTokens: { total: 9 } };
      const written = [{ type: "text", text: "Sure: {city: 'Tartu'}" }];
      const finishReason = { unified: "stop", raw: "stop" };
      const playedModel = () =>
        new MockLanguageModelV4({ doGenerate: async () => ({ content: written, finishReason, usage, warnings: [] }) });
      const ollama = playedModel, model = playedModel();
      const schema = z.object({ city: z.string() }), prompt = "Name a city.";`,
    modules: {
      "@ai-sdk/anthropic": `
        import { MockLanguageModelV4 } from "ai/test";
        export const anthropic = () =>
          new MockLanguageModelV4({ doGenerate: async () => { throw new Error("no such model"); } });`,
    },
  },
  "packages/analyst/README.md": {
    files: { "unemployment-across-industries.json": unemployment },
  },
  "packages/codegen/README.md": {
    before: `
      import { execFileSync } from "node:child_process";
      import { mkdirSync, writeFileSync } from "node:fs";
      import { fileURLToPath } from "node:url";
      const properties = { name: { type: "string" }, people: { type: "integer", default: 0 } };
      mkdirSync("schemas/city/v1", { recursive: true });
      writeFileSync(
        "schemas/city/v1/schema.json",
        JSON.stringify({ title: "City", type: "object", properties, required: ["name"], additionalProperties: false }),
      );
      const command = new URL("./bin/concordat-codegen.js", import.meta.resolve("@concordat/codegen/package.json"));
      execFileSync(process.execPath, [fileURLToPath(command), "--schemas", "schemas", "--out", "generated", "--validators"]);`,
  },
  "packages/contracts/README.md": {
    code: `
      const schemaV1 = { type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] };
      const schemaV2 = { type: "object", properties: { urgency: { type: "integer" } }, required: ["urgency"] };
      const oldTicket = { urgent: true };
      const document = { $defs: { Tool: { type: "object", properties: { name: { type: "string" } } } } };
      const groupsOf = (data) => [{ description: "all", schema: {}, tests: [{ description: "one", data, valid: true }] }];
      const vectorsV1 = groupsOf({ urgent: true }), vectorsV2 = groupsOf({ urgency: 5 });`,
  },
  "packages/calibration/README.md": {
    code: `
      const people = Array.from({ length: 60 }, (_, index) => ({
        id: String(index),
        simulated: { support: { answer: index % 3 === 0 ? "yes" : "no", odds: null } },
        real: index < 40 ? { support: index % 2 === 0 ? "yes" : "no" } : {},
      }));`,
  },
  "packages/documents/README.md": {
    files: { "offer.pdf": "packages/documents/fixtures/harbour.pdf" },
    before: `
      import { mkdirSync, writeFileSync } from "node:fs";
      for (const [folder, name, text] of [["notes", "a.md", "# A\\n\\nWords.\\n"], ["mail", "b.eml", "Subject: B\\n\\nWords.\\n"]]) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(folder + "/" + name, text);
      }`,
  },
  "packages/files/README.md": {
    code: `
      const inputs = [{ id: "a" }, { id: "b" }], text = "# Report\\n";
      const answer = { parse: (value) => value }, ask = async ({ id }) => ({ id });
      const bytes = new Uint8Array([0x53, 0xfc, 0x64]);`,
    before: 'import { writeFileSync } from "node:fs"; writeFileSync("inputs.ndjson", "");',
  },
  "packages/import/README.md": {
    before: `
      import { writeFileSync } from "node:fs";
      writeFileSync("tweets.csv", "id,author_id,text,created_at,lang\\n1,ada,Hello,2026-03-14 09:26:53,en\\n");`,
  },
  "packages/llm/README.md": {
    code: `
      ${mistral} ${messages} ${postContract}
      import { defineContract as defined } from "@concordat/contracts/define";
      const ticket = defined({ type: "object", properties: { urgent: { type: "boolean" } }, required: ["urgent"] });
      const mails = [{ id: "m1", text: "Help!" }, { id: "m2", text: "Thanks." }];
      const local = client, hosted = client, myFetch = fetch, render = () => {};
      const lines = ["Help!", "Thanks."], prompt = (line) => line, save = async () => {};
      const { signal } = new AbortController();
      const onRequest = () => undefined, onChunk = () => undefined, onFinish = () => undefined;`,
    before: 'import { writeFileSync } from "node:fs"; writeFileSync("mails.ndjson", "Help!\\nThanks.\\n");',
  },
  "packages/mcp/README.md": {
    code: "const transport = { start: async () => {}, send: async () => {}, close: async () => {} };",
  },
  "packages/opentelemetry/README.md": { code: `${postContract} ${messages}` },
  "packages/react/README.md": { code: `${mistral} ${postContract} const ticket = contract;` },
  "packages/schema-diff/README.md": {
    code: `
      const tool = (type) => ({ type: "object", properties: { name: { type } } });
      const oldProtocol = { $defs: { Tool: tool("string") } };
      const newProtocol = { $defs: { Tool: tool("integer"), CallToolResult: { type: "object" } } };`,
  },
  "packages/simulation/README.md": { code: mistral, files: { examples: "examples" } },
  "packages/simulation-export/README.md": aRun,
  "packages/simulation-report/README.md": aRun,
  "packages/viewer/README.md": aRun,
  "packages/study/README.md": { code: mistral, files: { examples: "examples" } },
  "docs/batches.md": { code: `${mistral} const hosted = client;` },
  "docs/stream-to-a-browser.md": {
    code: `
      const message = "Help!", { signal } = new AbortController(), show = (line) => shown.push(line), shown = [];
      globalThis.fetch = async () => new Response('{"partial":{}}\\n{"value":{}}\\n');`,
  },
};

/** Examples that are compiled and not run, each with its reason: the first words of its block. */
export const notRun: Readonly<Record<string, readonly { readonly has: string; readonly why: string }[]>> = {
  "packages/llm/README.md": [
    { has: "createLlamaClient", why: "it loads a model file, as tests of the package do" },
    { has: "workMany", why: "it wants a PostgreSQL server, as tests of the package do" },
    { has: "readObject", why: "it asks the server of its page, as tests of the package do" },
  ],
  "docs/batches.md": ["readResults", "workMany"].map((has) => ({
    has,
    why: "it wants a PostgreSQL server, as tests of the package do",
  })),
  "docs/anthropic-and-google.md": [{ has: "@ai-sdk/google", why: "it asks hosted models, with keys" }],
  "packages/simulation-postgres/README.md": [
    { has: "RunDatabase.open", why: "it wants a PostgreSQL server, as tests of the package do" },
  ],
};
