import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-parse-"));
  const schema = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };
  await writeFile(join(folder, "n.json"), JSON.stringify(schema));
  await writeFile(join(folder, "answer.txt"), "Sure: {n: 3}");
  await writeFile(join(folder, "texts.ndjson"), '{"id":"a","text":"{\\"n\\":1}"}\nno\n');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([[["n.json", "answer.txt"]], [["--schema", "n.json", "answer.txt"]]])(
  "reads the text of a file: %j",
  async (args) => {
    const { code, out } = await runCli(["parse", ...args], { cwd: folder });
    expect([code, JSON.parse(out).value]).toEqual([0, { n: 3 }]);
  },
);

it("names the file and the line that holds no text", async () => {
  const { code, out, err } = await runCli(["parse", "n.json", "texts.ndjson", "--ndjson"], { cwd: folder });
  expect([code, JSON.parse(out).value]).toEqual([2, { n: 1 }]);
  expect(err).toContain('texts.ndjson:2: is not {"id": …, "text": "…"}');
});

it.each([
  [["n.json", "nowhere.txt"], "nowhere.txt"],
  [["n.json", "answer.txt", "--schema", "n.json"], "not both"],
])("refuses %j", async (args, message) => {
  const { code, out, err } = await runCli(["parse", ...args], { cwd: folder });
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});
