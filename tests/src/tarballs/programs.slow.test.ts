import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, installTarballs } from "./consumer.js";

const programs = join(import.meta.dirname, "../../../examples/programs");
const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(programs, "package.json"), "utf8"),
);
/** What the programs and their tests import of others, in the versions that are here; of the AI SDK nothing is needed. */
const others = [...Object.keys(devDependencies), "typescript"].filter(
  (name) => !/^@concordat\/|^ai$|^@ai-sdk\/|^zod$/.test(name),
);
/** The packages that the programs use, those that these need, and the server that their tests talk to. */
const ours = ["contracts", "dialect", "files", "llm", "parser", "pattern", "report-kit", "testing"].map(
  (name) => ({
    name: `@concordat/${name}`,
  }),
);

let consumer: Consumer;
beforeAll(async () => {
  const dependencies = Object.fromEntries(others.map((name) => [name, versionOf(name)]));
  consumer = await installTarballs(ours, { manifest: { type: "module", dependencies } });
  cpSync(join(programs, "src"), join(consumer.folder, "src"), {
    recursive: true,
    filter: (file) => !/with-ai-sdk|documents\.test\.ts$/.test(file),
  });
  await consumer.write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        target: "es2023",
        module: "nodenext",
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        noEmit: true,
        types: ["node"],
      },
      include: ["src"],
    }),
  );
});
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

it("the programs compile in an empty project, and their mistakes do not", async () => {
  await expect(consumer.node("node_modules/typescript/bin/tsc", "-p", ".")).resolves.toBe("");
});

it("their tests pass there", async () => {
  const printed = await consumer.node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--testTimeout=60000",
    "--reporter=json",
  );
  const { numPassedTests, numTotalTests } = JSON.parse(printed.slice(printed.indexOf("{")));
  expect(numTotalTests).toBeGreaterThan(10);
  expect(numPassedTests).toBe(numTotalTests);
});

/** The version of a package that is installed for the programs here. */
function versionOf(name: string): string {
  const folder = name === "typescript" ? join(import.meta.dirname, "../..") : programs;
  return JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")).version;
}
