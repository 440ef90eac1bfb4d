import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Consumer, installTarballs } from "../tarballs/consumer.js";
import { npmEnvironment } from "../tarballs/npm-environment.js";
import { bundlers } from "./bundlers.js";
import { commandOf, nodeCommand, nodeVersions, whySkipped } from "./runtimes.js";

const run = promisify(execFile);

/** The packages that the program uses, and those that these need. */
const names = "contracts files llm parser pattern".split(" ");

/** What the program gives wherever it runs: nothing is asked twice, and no lock is left. */
const everywhere = {
  asked: [2, "LIKE", "LIKE"],
  resumed: [0, "LIKE", "LIKE"],
  recorded: "LIKE",
  replayed: "LIKE",
  kept: "LIKE",
  files: [],
};

let consumer: Consumer;
let elsewhere: string;
beforeAll(async () => {
  consumer = await installTarballs(names.map((name) => ({ name: `@concordat/${name}` })));
  cpSync(join(import.meta.dirname, "files-program.mjs"), join(consumer.folder, "files-program.mjs"));
  await consumer.write(
    "main.mjs",
    'import { run } from "./files-program.mjs";\nrun().then((all) => console.log(JSON.stringify(all)));\n',
  );
  elsewhere = mkdtempSync(join(tmpdir(), "concordat-bundles-"));
}, 300_000);
afterAll(() => {
  for (const folder of [consumer?.folder, elsewhere]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
});

it("brings few packages", () => {
  const names = readdirSync(join(consumer.folder, "node_modules"), { recursive: true })
    .map((file) => `/${file}`.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? "")
    .filter((file) => /^\/?(@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file));
  expect(names).toContain("/undici/package.json");
  // With Zod there are 14.
  expect(names.length).toBeLessThanOrEqual(13);
});

it("consists of few files, all of which an import could read", () => {
  const files = ["llm", "parser"].flatMap((name) =>
    readdirSync(join(consumer.folder, "node_modules/@concordat", name, "dist"), { recursive: true }).map(
      String,
    ),
  );
  expect(files.filter((file) => file.endsWith(".js")).length).toBeLessThan(90);
});

it("passes on the licences of what its files contain", () => {
  const file = join(consumer.folder, "node_modules/@concordat/llm/dist/third-party-notices.txt");
  const text = readFileSync(file, "utf8");
  for (const name of ["@noble/hashes", "eventsource-parser"]) expect(text).toContain(`${name} `);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
});

it.for(nodeVersions)("keeps files in Node.js %i", async (version, { skip }) => {
  const command = nodeCommand(version) ?? skip(whySkipped);
  const { stdout } = await run(command, ["main.mjs"], { cwd: consumer.folder, env: npmEnvironment() });
  expect(JSON.parse(stdout)).toEqual(everywhere);
});

it.for([
  ["bun", ["run"]],
  ["deno", ["run", "--allow-all", "--node-modules-dir=manual"]],
] as const)("keeps files in %s, which cannot load the addon", async ([runtime, args], { skip }) => {
  const command = commandOf(runtime) ?? skip(whySkipped);
  const options = { cwd: consumer.folder, env: npmEnvironment() };
  const { stdout } = await run(command, [...args, "main.mjs"], options);
  expect(JSON.parse(stdout)).toEqual(everywhere);
});

it.each(Object.entries(bundlers))(
  "keeps files in a bundle for Node.js by %s, where no package is installed",
  async (bundler, bundle) => {
    const name = `${bundler.replace(/\W+/g, "-")}.${bundler.includes("CommonJS") ? "cjs" : "mjs"}`;
    await bundle(join(consumer.folder, "main.mjs"), { folder: elsewhere, name });
    const { stdout } = await run(process.execPath, [join(elsewhere, name)], { env: npmEnvironment() });
    expect(JSON.parse(stdout)).toEqual(everywhere);
  },
  120_000,
);
