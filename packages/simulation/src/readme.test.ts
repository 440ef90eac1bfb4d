import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const place = join(import.meta.dirname, "..");

/** What the examples take for granted: the reader's own model. */
const given = `
import { createScriptedClient } from "@concordat/llm/scripted";
const client = createScriptedClient(['{"choice":"LIKE","reason":"It concerns me."}']);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(place, ".readme-"));
  await cp(join(place, "../../examples"), join(folder, "examples"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

it("compiles and runs the README's examples, one after another", async () => {
  const readme = await readFile(join(place, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  const imports = new Set<string>();
  const code = blocks.join("\n").replace(/^import .*?;$/gms, (line) => {
    imports.add(line);
    return "";
  });
  const names = [...imports].join("\n");
  await writeFile(join(folder, "example.ts"), `${names}\n${given}\n${code}\nexport {};\n`);
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions: {
        noEmit: false,
        outDir: "built",
        rootDir: ".",
        composite: false,
        noUnusedLocals: false,
      },
      include: ["example.ts"],
    }),
  );
  const tsc = join(place, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [tsc, "-p", folder]).catch(({ stdout }) => expect.unreachable(stdout));
  const { stdout, stderr } = await run(process.execPath, ["built/example.js"], { cwd: folder });
  expect(stderr).toBe("");
  expect(stdout).toContain("run-completed");
  expect(stdout).toContain("verified");
});
