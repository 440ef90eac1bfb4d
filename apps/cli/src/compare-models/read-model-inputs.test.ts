import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readModelInputs } from "./read-model-inputs.js";

it("names every line that is not an input, the first five of them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "concordat-inputs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "mails.ndjson");
  const bad = Array.from({ length: 7 }, () => '{"txt":"Hello"}');
  await writeFile(file, ['{"id":"a","text":"Hello"}', '{"id":"a","text":"Again"}', ...bad].join("\n"));
  const refused = await readModelInputs(file).catch((error: Error) => error.message.split("\n"));
  expect(refused).toHaveLength(6);
  expect(refused).toEqual([
    expect.stringContaining('mails.ndjson:2: two inputs have the id "a"'),
    expect.stringContaining("mails.ndjson:3: is not an input"),
    ...[4, 5, 6].map((line) => expect.stringContaining(`mails.ndjson:${line}: is not an input`)),
    "and 3 more",
  ]);
});
