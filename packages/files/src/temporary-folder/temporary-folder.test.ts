import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTemporaryFolder } from "../index.js";
import { startChild } from "../testing/child.js";

const purpose = `concordat-test-${process.pid}`;

it("is removed by its process, or by the next one when that was killed, and only then", async () => {
  const child = startChild(`
    const folder = await files.openTemporaryFolder(${JSON.stringify(purpose)});
    console.log(folder.path);
    setInterval(() => undefined, 1000);`);
  const path = await child.line();
  if (path === null) throw new Error("the child opens a folder");
  await writeFile(join(path, "spilled"), "x");
  const foreign = join(tmpdir(), `${purpose}-mine`);
  await mkdir(foreign);

  const meanwhile = await openTemporaryFolder(purpose);
  expect([existsSync(path), existsSync(meanwhile.path)]).toEqual([true, true]);
  await meanwhile.remove();
  await child.kill();
  const later = await openTemporaryFolder(purpose);
  await later.remove();
  expect([path, `${path}.lock`, meanwhile.path, later.path, foreign].map(existsSync)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  await rm(foreign, { recursive: true });
});
