import { execFile } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerAsked } from "./testing/stand-in-model.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** Commands that are not run here, each with its reason. */
const notRun: Readonly<Record<string, string>> = {
  "concordat simulate ensemble with":
    "two ensembles of 20 runs take too long; other tests compare smaller ones",
  "pip install": "the tests of the Python package follow this guide with the package installed",
  "concordat simulate compare": "it compares those ensembles",
};

/** The commands of a guide, in order: the lines of its `sh` blocks. */
function commandsOf(guide: string): string[] {
  const text = readFileSync(join(root, "docs", guide), "utf8");
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)]
    .flatMap(([, block = ""]) => block.trim().split("\n"))
    .filter((line) => !Object.keys(notRun).some((beginning) => line.startsWith(beginning)));
}

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(answerAsked);
});
afterAll(() => server[Symbol.asyncDispose]());

describe.each([
  "ask-an-audience.md",
  "which-message.md",
  "decide-on-documents.md",
  "from-a-run-to-pandas.md",
])("%s, followed with another model", (guide) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-guide-"));
    cpSync(join(root, "examples/market-street"), join(folder, "examples/market-street"), {
      recursive: true,
    });
    cpSync(join(root, "examples/rumour"), join(folder, "examples/rumour"), { recursive: true });
    cpSync(join(root, "examples/office-move"), join(folder, "examples/office-move"), { recursive: true });
    cpSync(join(root, "examples/profiles.json"), join(folder, "examples/profiles.json"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(commandsOf(guide))(
    "%s",
    async (line) => {
      const called = line.replace(/--llm llama|--model mistral/, `--model m --endpoint ${server.origin}`);
      const script = `concordat() { "${process.execPath}" "${inject("joinedCommand")}" "$@"; }\n${called} < /dev/null`;
      const ended = await run("bash", ["-c", script], { cwd: folder }).catch((error: { stderr: string }) => ({
        failed: error.stderr,
      }));
      expect(ended).not.toHaveProperty("failed");
    },
    120_000,
  );
});

/** The calls of a guide's `console` blocks, each with the lines that the guide shows of its output. */
function callsOf(guide: string): { call: string; shown: readonly string[] }[] {
  const text = readFileSync(join(root, "docs", guide), "utf8");
  return [...text.matchAll(/^```console\n\$ (.*?)\n(.*?)^```$/gms)].map(([, call = "", output = ""]) => ({
    call,
    shown: output.split("\n").filter((line) => line !== "" && line !== "…"),
  }));
}

/** A line without the time that something took. */
const untimed = (text: string): string => text.replace(/\d+(\.\d+)? s\b/g, "… s");

describe("start/table.md prints what it shows", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "concordat-guide-"));
    cpSync(join(root, "examples/bakery-sales.csv"), join(folder, "examples/bakery-sales.csv"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(callsOf("start/table.md"))(
    "$call",
    async ({ call, shown }) => {
      const asked = call
        .replace("node apps/cli/bin/concordat.js", `"${process.execPath}" "${inject("joinedCommand")}"`)
        .replace("--llm llama", `--model m --endpoint ${server.origin}`);
      const { stdout, stderr } = await run("bash", ["-c", `${asked} < /dev/null`], { cwd: folder });
      const printed = untimed(stdout + stderr);
      expect(shown.map(untimed).filter((line) => !printed.includes(line))).toEqual([]);
    },
    120_000,
  );
});
