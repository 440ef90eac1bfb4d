import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { packedFolder } from "./packed-folder.js";

async function installed(dependencies: object): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "create-concordat-"));
  onTestFinished(() => rm(home, { recursive: true }));
  await writeFile(join(home, "package.json"), JSON.stringify({ dependencies }));
  return home;
}

it("is where an installed tarball was packed", async () => {
  const packed = await installed({});
  const home = await installed({ a: "^1.0.0", b: `file:${packed}/concordat-contracts-0.0.0-0123.tgz` });
  expect(packedFolder(home)).toBe(packed);
});

it("is out/packages of the clone once that is filled, and no other folder of that name", async () => {
  const clone = await installed({});
  const home = join(clone, "packages/create-concordat");
  const packed = join(clone, "out/packages");
  await mkdir(home, { recursive: true });
  await mkdir(packed, { recursive: true });
  await writeFile(join(home, "package.json"), JSON.stringify({ dependencies: { a: "workspace:^" } }));
  expect(packedFolder(home)).toBeUndefined();
  await writeFile(join(packed, "packed.json"), JSON.stringify({ files: { "another-project": "a.tgz" } }));
  expect(packedFolder(home)).toBeUndefined();
  await writeFile(join(packed, "packed.json"), JSON.stringify({ files: { "create-concordat": "c.tgz" } }));
  expect(packedFolder(home)).toBe(packed);
});

it.each([
  ["of a package of npm", "^1.0.0"],
  ["in a clone without packages", "workspace:^"],
  ["after it was removed", "file:/nowhere/out/concordat-contracts-0.0.0-0123.tgz"],
])("is unknown %s", async (_, range) => {
  expect(packedFolder(await installed({ "@concordat/contracts": range }))).toBeUndefined();
});
