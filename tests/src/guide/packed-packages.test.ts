import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { answerText, type ModelServer, startModelServer } from "@concordat/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { npmEnvironment } from "../tarballs/npm-environment.js";
import { openReader, type Reader, titledSteps } from "./follow-guide.js";

const run = promisify(execFile);
const packAll = join(import.meta.dirname, "../../../tools/pack-all.mjs");

/** What `pnpm pack:all` runs once everything is built. */
async function installLineOf(...names: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [packAll, ...names], { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

let server: ModelServer;
let reader: Reader;

describe("a guide, followed in an empty folder with the line that pack:all prints", () => {
  beforeAll(async () => {
    server = await startModelServer(() => answerText({ city: "Tartu", founded: "1030-01-01" }));
    const line = await installLineOf("@concordat/llm", "@concordat/parser");
    const env = {
      ...npmEnvironment(),
      npm_config_prefer_offline: "true",
      npm_config_loglevel: "error",
      OLLAMA_URL: server.origin,
    };
    reader = await openReader(env, (commands) =>
      commands.replace("npm install @concordat/llm @concordat/parser", () => line),
    );
  });

  afterAll(async () => {
    await reader[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  it.each(titledSteps("from-a-zod-schema.md"))("$title", ({ step }) => reader.take(step));
});

it("names what it does not know, and what there is", async () => {
  await expect(installLineOf("@concordat/lllm")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /no published package is called @concordat\/lllm; there are .*@concordat\/llm,/,
    ),
  });
});
