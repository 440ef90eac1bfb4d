import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder = "";
/** A program that loads the module, and says from where. */
let source = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "concordat-companion-")));
  // The package, in a folder from which the module is not found.
  const outfile = join(folder, "package/companion.mjs");
  buildSync({
    entryPoints: [join(import.meta.dirname, "companion.ts")],
    bundle: true,
    format: "esm",
    outfile,
  });
  const built = JSON.stringify(pathToFileURL(outfile).href);
  source = `import { companion } from ${built}; console.log(companion("some-companion")?.from ?? null);`;
  install("program");
  install("stands-here");
  writeFileSync(join(folder, "program", "main.mjs"), source);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with the module installed, which says where it is. */
function install(name: string): void {
  const module = join(folder, name, "node_modules/some-companion");
  mkdirSync(module, { recursive: true });
  writeFileSync(join(module, "index.js"), `exports.from = ${JSON.stringify(name)};`);
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: join(folder, "stands-here"), encoding: "utf8" }).trim();
}

it("is loaded from next to the program, not from where the user stands", () => {
  expect(run(join(folder, "program/main.mjs"))).toBe("program");
  rmSync(join(folder, "program/node_modules"), { recursive: true });
  expect(run(join(folder, "program/main.mjs"))).toBe("null");
});

it("is loaded from the working folder for a program without a file, as its imports are", () => {
  expect(run("--input-type=module", "-e", source)).toBe("stands-here");
});
