import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf } from "./answer-of.js";
import { checkedExample } from "./checked-example.js";
import { pagesWithExamples } from "./pages.js";
import { examplesOf, programOf } from "./program-of.js";
import { notRun, type StandIns, standIns } from "./stand-ins.js";

const root = join(import.meta.dirname, "../../..");
const languages = ["ts", "js"] as const;

const isRun = (page: string) => (code: string) =>
  (notRun[page] ?? []).every(({ has }) => !code.includes(has));

const pages = pagesWithExamples(root).map((page) => {
  const examples = examplesOf(readFileSync(join(root, page), "utf8"), languages);
  return { page, examples, run: examples.filter(isRun(page)) };
});

let server: ModelServer;
let folder: string;
beforeAll(async () => {
  // A model that keeps whatever schema it is asked with.
  server = await startModelServer(({ body }) => answerText(answerOf(schemaIn(body))));
  // Next to the tests, where all packages are installed.
  folder = await mkdtemp(join(import.meta.dirname, "../../node_modules/.run-examples-"));
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  readonly format?: object;
  readonly response_format?: { readonly json_schema?: { readonly schema?: object } };
}

function schemaIn(body: Asked): object {
  return body.format ?? body.response_format?.json_schema?.schema ?? {};
}

/** The expressions of examples whose comments say what they give, over all pages. */
let compared = 0;

describe("the examples of the READMEs and of the documentation", () => {
  it.each(pages.filter(({ run }) => run.length > 0))(
    "of $page run as they are",
    { timeout: 600_000 },
    async ({ page, run }) => {
      const at = join(folder, page.replaceAll("/", "-"));
      await mkdir(at);
      const given: StandIns = standIns[page] ?? {};
      for (const [name, from] of Object.entries(given.files ?? {}))
        cpSync(resolve(root, from), join(at, name), { recursive: true, filter: isSource });
      if (given.before !== undefined) await play(at, "before", given.before, given);
      const program = programOf(run.map(checkedExample), given.code ?? "");
      compared += await play(at, "examples", program, given);
    },
  );

  it("say in their comments what they give", () => {
    expect(compared).toBeGreaterThan(20);
  });

  const left = pages.flatMap(({ page, examples }) =>
    (notRun[page] ?? []).map(({ has, why }) => ({ page, has, why, examples })),
  );
  it.each(left)("of $page with $has are compiled alone: $why", ({ has, examples }) => {
    expect(examples.filter((code) => code.includes(has))).not.toEqual([]);
  });
});

function isSource(path: string): boolean {
  return !/[\\/](node_modules|dist|out)$/.test(path);
}

/** Runs a program of a page in its folder; gives the number of comments that were compared. */
async function play(at: string, name: string, program: string, { modules = {} }: StandIns): Promise<number> {
  const file = join(at, `${name}.mjs`);
  await build({
    stdin: { contents: program, loader: "ts", resolveDir: at },
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "silent",
    plugins: [
      {
        name: "stand-ins",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^[^.]/ }, ({ path }) =>
            path in modules ? { path, namespace: "stand-in" } : { path, external: true },
          );
          onLoad({ filter: /./, namespace: "stand-in" }, ({ path }) => ({
            contents: modules[path] ?? "",
            resolveDir: at,
          }));
        },
      },
    ],
  });
  const child = spawn(
    process.execPath,
    ["--import", prelude("play-models.mjs"), "--import", prelude("is.mjs"), file],
    {
      cwd: at,
      env: { ...process.env, MODEL_ORIGIN: server.origin },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  let said = "";
  let count = 0;
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  child.on("message", (message: { readonly compared: number }) => {
    count = message.compared;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect({ code, said: code === 0 ? "" : said }).toEqual({ code: 0, said: "" });
  return count;
}

function prelude(file: string): string {
  const path = join(import.meta.dirname, file);
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return path;
}
