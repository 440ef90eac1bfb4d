import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagesWithExamples } from "../examples/pages.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const cli = join(root, "apps/cli/bin/concordat.js");

/** A command of a `console` block, and what the block shows of its output. */
interface Session {
  readonly page: string;
  readonly command: string;
  readonly output: string;
}

function sessionsOf(page: string): Session[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(([, code = ""]) =>
    code
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command = "", ...lines] = part.trimEnd().split("\n");
        return { page, command, output: lines.join("\n") };
      }),
  );
}

const post = { id: "p1", author_id: "ada", text: "Bread!", timestamp: "2026-03-14T09:26:53Z" };
const toots = Array.from({ length: 45 }, (_, index) =>
  [`t${index}`, "ada", `Toot ${index}`, "2026-03-14 09:26:53", index === 10 ? -1 : 3, "en"].join(","),
);

/** What the sessions that are run find in their folder. */
const files: Readonly<Record<string, string>> = {
  "posts.json": `[\n  {\n    "id": "p1", "author_id": "ada", "text": "Bread!", "timestamp": "${post.timestamp}",\n    "likes": -1\n  }\n]\n`,
  "toots.csv": `id,username,text,created_at,likes,lang\n${toots.join("\n")}\n`,
};

/** Sessions that are not run here, each with its reason: the beginning of its command. */
const notRun: readonly { readonly command: string; readonly why: string }[] = [
  { command: "npx -y pnpm@10 demo", why: "it fetches a model; tests of the command line run it" },
  { command: "npx -y pnpm@10 build", why: "it has run before these tests" },
  { command: "node server.js", why: "it serves until it is stopped" },
  { command: "curl", why: "it asks a server that asks a model" },
  { command: "npx -y pnpm@10 bench", why: "a measurement is no test" },
  { command: "npx -y pnpm@10 docs:build", why: "a measurement is no test" },
  { command: "CONCORDAT_PEOPLE=", why: "a measurement is no test" },
  { command: "CONCORDAT_SUITES=", why: "a measurement is no test" },
  { command: "CONCORDAT_TEST_POSTGRES=", why: "a measurement is no test" },
  { command: "pip install ndlib", why: "a measurement is no test" },
  { command: "ollama pull", why: "it fetches a model" },
  { command: "concordat decide", why: "it asks a model, and shows no output" },
  { command: "concordat ask", why: "it asks a hosted model" },
  { command: "npx tsc", why: "it compiles the files of a guide, which a test follows" },
  { command: "concordat models", why: "it asks two models" },
  { command: "node apps/cli/bin/concordat.js decide", why: "it asks a model, and shows no output" },
  { command: "node apps/cli/bin/concordat.js simulate", why: "it asks a model, and shows no output" },
  { command: "node apps/cli/bin/concordat.js analyze", why: "it asks the embedded model, and shows a part" },
];

const sessions = pagesWithExamples(root).flatMap(sessionsOf);
const reasonFor = ({ command }: Session) => notRun.find((row) => command.startsWith(row.command));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-console-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("what a session on a page shows", () => {
  it.each(sessions.filter((session) => reasonFor(session) === undefined))(
    "of $page is what is printed: $command",
    async ({ command, output }) => {
      const script = `concordat() { "${process.execPath}" "${cli}" "$@"; }\n{ ${command}; } 2>&1`;
      const { stdout } = await run("sh", ["-c", script], { cwd: folder }).catch(
        (error: { readonly stdout: string }) => error,
      );
      expect(stdout.trimEnd()).toBe(output);
    },
  );

  it("is run, or has a reason why not", () => {
    const unused = notRun.filter((row) => !sessions.some((session) => reasonFor(session) === row));
    expect(unused).toEqual([]);
    expect(sessions.filter((session) => reasonFor(session) === undefined).length).toBeGreaterThan(2);
  });
});
