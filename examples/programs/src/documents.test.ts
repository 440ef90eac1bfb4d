import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the guide to streaming shows these files as they are", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../docs/stream-to-a-browser.md"), "utf8");
  const shown = new Map(
    [...guide.matchAll(/```ts title=(\S+)\n([\s\S]*?)```/g)].map(([, name, text]) => [name, text]),
  );
  for (const name of ["partial-lines.ts", "stream-with-hono.ts", "stream-with-express.ts"]) {
    expect(shown.get(name)).toBe(await readFile(join(import.meta.dirname, name), "utf8"));
  }
});

it("the guide to batches shows this file as it is", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../docs/batches.md"), "utf8");
  const [, shown] = /```ts title=classify-lines\.ts\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(shown).toBe(await readFile(join(import.meta.dirname, "classify-lines.ts"), "utf8"));
});

const programs = [
  "ticket",
  "classify-ticket",
  "partial-lines",
  "stream-with-hono",
  "stream-with-express",
  "answer-with-tools",
  "ask-in-order",
  "classify-batch",
  "record-answers",
  "migrate-tickets",
  "page",
];
/** Lines of code: neither blank nor a comment. */
const lines = (folder: string, program: string) =>
  readFileSync(join(import.meta.dirname, folder, `${program}.ts`), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line)).length;

it("no program is longer than with the AI SDK and the schema that it is about", () => {
  const schema = lines(".", "ticket");
  const longer = programs.filter((program) => lines(".", program) > lines("with-ai-sdk", program) + schema);
  expect(longer).toEqual([]);
});

it("the comparison states the lines as they are", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../docs/beside-the-ai-sdk.md"), "utf8");
  const stated = [...guide.matchAll(/^\| `([a-z-]+)\.ts` +\| +(\d+) \| +(\d+) \|$/gm)].map(
    ([, program = "", ours, theirs]) => [program, Number(ours), Number(theirs)],
  );
  expect(stated).toEqual(
    programs.map((program) => [program, lines(".", program), lines("with-ai-sdk", program)]),
  );
});

it("the comparison states what the types catch as it is", async () => {
  const guide = await readFile(join(import.meta.dirname, "../../../docs/beside-the-ai-sdk.md"), "utf8");
  const caught = (folder: string) =>
    [
      ...readFileSync(join(import.meta.dirname, folder, "mistakes.ts"), "utf8").matchAll(
        /@ts-expect-error (\d)/g,
      ),
    ].map(([, number]) => number);
  expect(guide.replace(/\s+/g, " ")).toContain(
    `${caught(".").length} of 9 with Concordat, ${caught("with-ai-sdk").length} of 9 with the AI SDK`,
  );
});
