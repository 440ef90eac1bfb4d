import { execFile } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { chromiumPath, launchChromium } from "@concordat/testing/browser";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { type BuildOptions, build, type OutputFile } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, installTarballs } from "../tarballs/consumer.js";
import { npmEnvironment } from "../tarballs/npm-environment.js";
import { commandOf, loadMiniflare, nodeCommand, nodeVersions, whySkipped } from "./runtimes.js";
import { servePage } from "./serve-page.js";

const run = promisify(execFile);

/** The packages that the program uses, and those that these need. */
const names = "agent ai-sdk contracts dialect files llm parser pattern reasoner statechart".split(" ");

/** The version of Zod that is installed here. */
const { version: zodVersion } = createRequire(import.meta.url)("zod/package.json");

/** What the program gives wherever it runs. */
const everywhere = {
  ollama: "LIKE",
  openai: "LIKE",
  aiSdk: "LIKE",
  scripted: "LIKE",
  replay: "LIKE",
  defined: [true, false],
  agent: "LIKE",
  reasoner: "scrolling",
  statechart: "scrolling",
  aborted: "ABORTED",
};

/**
 * What a page may load at first of `generateObject` with one client and one contract, in bytes, minified and gzipped. What
 * reads an answer that is not JSON alone, odds, turns, and what finds secrets are loaded when they are needed.
 */
const bundleBudget = 40_000;

/** The same with a schema of Zod Mini. */
const zodMiniBudget = 43_000;

/** The same with a schema of Zod, which is 22 kB of it. */
const zodBudget = 60_000;

const firstLoads = [
  ['export { agentDecision as contract } from "@concordat/contracts/agent-decision";', bundleBudget],
  [
    'import * as z from "zod/mini"; export const contract = z.object({ n: z.int().check(z.gte(1)) });',
    zodMiniBudget,
  ],
  ['import * as z from "zod"; export const contract = z.object({ n: z.int().min(1) });', zodBudget],
] as const;

/** The same with all that is loaded later, as a bundler that writes a single file has it. */
const wholeBundleBudget = 66_000;

/** Largest bundle of `parseText`, in bytes, minified and gzipped: 21 kB of 1024 bytes. */
const textBudget = 21_504;

/** Largest bundle of `@concordat/parser/json`, in bytes, minified and gzipped. */
const jsonBudget = 9_216;

let consumer: Consumer;
let models: ModelServer;
beforeAll(async () => {
  consumer = await installTarballs(
    names.map((name) => ({ name: `@concordat/${name}` })),
    { manifest: { dependencies: { zod: zodVersion } } },
  );
  cpSync(join(import.meta.dirname, "program.mjs"), join(consumer.folder, "program.mjs"));
  await consumer.write(
    "main.mjs",
    'import { run } from "./program.mjs";\nconsole.log(JSON.stringify(await run(process.argv.at(-1))));\n',
  );
  models = await startModelServer(answerText({ reason: "Lovely.", choice: "LIKE" }));
}, 300_000);
afterAll(async () => {
  await models?.[Symbol.asyncDispose]();
  if (consumer !== undefined) rmSync(consumer.folder, { recursive: true, force: true });
});

/** The program as one file, for a runtime that loads no packages itself. */
async function bundled(contents: string, conditions: string[], minify = false): Promise<string> {
  const [script] = await bundledFiles(contents, conditions, { minify });
  return script?.text ?? "";
}

/** The program, and what it loads when it needs it, where `splitting` keeps that apart. */
async function bundledFiles(
  contents: string,
  conditions: string[],
  options: Pick<BuildOptions, "minify" | "splitting">,
): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: consumer.folder },
    ...options,
    outdir: join(consumer.folder, "bundled"),
    bundle: true,
    format: "esm",
    platform: "browser",
    conditions,
    write: false,
    logLevel: "silent",
  });
  return outputFiles;
}

it.for(nodeVersions)("runs in Node.js %i", async (version, { skip }) => {
  const command = nodeCommand(version) ?? skip(whySkipped);
  const options = { cwd: consumer.folder, env: npmEnvironment() };
  const { stdout } = await run(command, ["main.mjs", models.origin], options);
  expect(JSON.parse(stdout)).toEqual(everywhere);
});

it.for([
  ["bun", ["run"]],
  ["deno", ["run", "--allow-all", "--node-modules-dir=manual"]],
] as const)("runs in %s", async ([runtime, args], { skip }) => {
  const command = commandOf(runtime) ?? skip(whySkipped);
  const options = { cwd: consumer.folder, env: npmEnvironment() };
  const { stdout } = await run(command, [...args, "main.mjs", models.origin], options);
  expect(JSON.parse(stdout)).toEqual(everywhere);
});

it("runs in workerd, where Cloudflare's workers run", async ({ skip }) => {
  const Miniflare = loadMiniflare() ?? skip(whySkipped);
  const worker = `import { run } from "./program.mjs";
    export default { fetch: async ({ url }) => Response.json(await run(new URL(url).searchParams.get("origin"))) };`;
  const script = await bundled(worker, ["workerd", "worker", "browser"]);
  const workerd = new Miniflare({ modules: true, script, compatibilityDate: "2025-09-01" });
  try {
    const answer = await workerd.dispatchFetch(`http://worker/?origin=${models.origin}`);
    expect(JSON.parse(await answer.text())).toEqual(everywhere);
  } finally {
    await workerd.dispose();
  }
});

it("runs in a browser", async ({ skip }) => {
  if (chromiumPath === undefined) return skip("no Chromium on the PATH");
  const script = await bundled(
    'import { run } from "./program.mjs"; run(location.origin).then((found) => (document.title = JSON.stringify(found)));',
    ["browser"],
  );
  await using site = await servePage(script, models.origin);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(site.origin);
    await page.waitForFunction("document.title !== 'waiting'");
    expect(JSON.parse(await page.title())).toEqual(everywhere);
  } finally {
    await browser.close();
  }
});

const generate = `export { generateObject } from "@concordat/llm";
  export { createOllamaClient } from "@concordat/llm/ollama";`;

it.each(firstLoads)("loads little at first of generateObject with %s", async (contract, budget) => {
  const files = await bundledFiles(`${contract} ${generate}`, ["browser"], { minify: true, splitting: true });
  const texts = new Map(files.map(({ path, text }) => [basename(path), text]));
  const loaded = new Set(["stdin.js"]);
  for (const name of loaded)
    for (const [, other = ""] of texts.get(name)?.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g) ?? [])
      loaded.add(other);
  const size = [...loaded].reduce((sum, name) => sum + gzipSync(texts.get(name) ?? "").length, 0);
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(budget);
});

it("loads few files in Node.js of generateObject with one client", async () => {
  const { metafile } = await build({
    stdin: { contents: generate, resolveDir: consumer.folder },
    bundle: true,
    platform: "node",
    format: "esm",
    metafile: true,
    write: false,
  });
  const loaded = new Set(["<stdin>"]);
  for (const file of loaded)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === "import-statement" && external !== true) loaded.add(path);
  // Most of the time of an import is spent on finding and reading files.
  expect(loaded.size).toBeLessThan(12);
});

it("makes a bundle of a single file of generateObject that is little larger", async () => {
  const whole = await bundled(`${firstLoads[0][0]} ${generate}`, ["browser"], true);
  expect(gzipSync(whole).length).toBeLessThan(wholeBundleBudget);
});

it("makes a bundle of at most 21 kB of the parser of any text", async () => {
  const script = await bundled('export { parseText } from "@concordat/parser";', ["browser"], true);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(textBudget);
});

it("makes a bundle of at most 9 kB of the parser of texts that are JSON and nothing else", async () => {
  const script = await bundled('export { parseJson } from "@concordat/parser/json";', ["browser"], true);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(jsonBudget);
});
