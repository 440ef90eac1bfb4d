import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "concordat-optional-")));
  install("program");
  install("stands-here");
  // Our package, in a folder from which the other is not found.
  const outfile = join(folder, "package/load-optional.mjs");
  buildSync({
    entryPoints: [join(import.meta.dirname, "load-optional.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    outfile,
  });
  const built = JSON.stringify(pathToFileURL(outfile).href);
  const source = `import { loadOptional } from ${built}; console.log((await loadOptional("some-package/many"))?.from ?? null);`;
  writeFileSync(join(folder, "program", "main.mjs"), source);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with the package installed, whose module says where it is. */
function install(name: string): void {
  const root = join(folder, name, "node_modules/some-package");
  mkdirSync(root, { recursive: true });
  writeFileSync(
    join(root, "package.json"),
    JSON.stringify({ name: "some-package", type: "module", exports: { "./many": { default: "./many.js" } } }),
  );
  writeFileSync(join(root, "many.js"), `export const from = ${JSON.stringify(name)};`);
}

it("is imported from next to the program, not from where the user stands", () => {
  const run = (): string =>
    execFileSync(process.execPath, [join(folder, "program/main.mjs")], {
      cwd: join(folder, "stands-here"),
      encoding: "utf8",
    }).trim();
  expect(run()).toBe("program");
  rmSync(join(folder, "program/node_modules"), { recursive: true });
  expect(run()).toBe("null");
});
