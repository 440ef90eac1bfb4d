import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { meantFile } from "./suggest-files.js";

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(join(folder, name), "{}");
  return folder;
}

it.each([
  ["tickt.json", "ticket.json"],
  ["ticket.jsn", "ticket.json"],
  ["mails.json", "mails.ndjson"],
  ["people.json", undefined],
])("for %s, which does not exist, %s was probably meant", async (written, meant) => {
  const folder = await folderWith("ticket.json", "mails.ndjson");
  const path = join(folder, written);
  const expected = meant === undefined ? undefined : join(folder, meant);
  expect(meantFile(`${path} cannot be read: there is no such file`, ["ask", path])).toBe(expected);
  expect(meantFile(`${path} cannot be read: there is no such file`, [`--schema=${path}`])).toBe(expected);
  expect(meantFile(`${path} is not valid JSON`, ["ask", path])).toBeUndefined();
});

it("a link that leads nowhere was not meant for itself", async () => {
  const link = join(await folderWith(), "ticket.json");
  await symlink("nowhere", link);
  expect(meantFile(`${link} cannot be read: there is no such file`, ["ask", link])).toBeUndefined();
});

it.each([
  (path: string) => ["ask", "Which?", "--model", "m", "--schema", path],
  (path: string) => ["validate", "post", path],
  (path: string) => ["analyze", path, "--question", "How many?", "--out", `${path}.out`],
  (path: string) => ["diff", path, path],
])("a command says it below the reason", async (wordsFor) => {
  const folder = await folderWith("ticket.json");
  const { code, err } = await runCli(wordsFor(join(folder, "tikcet.json")));
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining(`(Did you mean ${join(folder, "ticket.json")}?)`),
  });
});
