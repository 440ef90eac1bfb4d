import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createProject, jobNames, ProjectError, runningPackageManager } from "./index.js";

/** A folder with a tarball of the package that every project needs. */
let from: string;
beforeAll(async () => {
  from = await mkdtemp(join(tmpdir(), "create-concordat-packages-"));
  await mkdir(join(from, "package"));
  await writeFile(join(from, "package/package.json"), '{"name":"@concordat/llm","version":"0.0.0"}');
  spawnSync("tar", ["-czf", "concordat-llm-0.0.0.tgz", "package/package.json"], { cwd: from });
});
afterAll(() => rm(from, { recursive: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "create-concordat-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("creates what every project has and what the chosen jobs need, and nothing else", async () => {
  const { files, next } = createProject({
    folder: join(folder, "tickets"),
    jobs: ["stream"],
    packageManager: "npm",
    from,
  });
  expect(files).toEqual([
    ".gitignore",
    "README.md",
    "cassettes/tickets.ndjson",
    "package.json",
    "src/mails.ts",
    "src/model.ts",
    "src/record.ts",
    "src/stream.ts",
    "src/ticket.test.ts",
    "src/ticket.ts",
    "tsconfig.json",
  ]);
  expect(next).toEqual(["npm install", "npm test", "npm run stream"]);
  const { dependencies } = JSON.parse(await readFile(join(folder, "tickets/package.json"), "utf8"));
  expect(dependencies).toEqual({
    "@concordat/llm": `file:${join(from, "concordat-llm-0.0.0.tgz")}`,
    zod: expect.any(String),
  });
});

it("lets Yarn install where TypeScript finds types: since its version 2 it does not by itself", async () => {
  const { files } = createProject({ folder: join(folder, "tickets"), packageManager: "yarn", from });
  expect(files).toContain(".yarnrc.yml");
  const settings = await readFile(join(folder, "tickets/.yarnrc.yml"), "utf8");
  expect(settings).toContain("nodeLinker: node-modules\n");
});

it.each([
  ["npm", "`npm test`", "`npm run record`", "`npm install node-llama-cpp@3`"],
  ["pnpm", "`pnpm test`", "`pnpm record`", "`pnpm add node-llama-cpp@3`"],
  ["yarn", "`yarn test`", "`yarn record`", "`yarn add node-llama-cpp@3`"],
  ["bun", "`bun run test`", "`bun run record`", "`bun add node-llama-cpp@3`"],
] as const)("names in its README the commands of %s", async (packageManager, ...commands) => {
  createProject({ folder: join(folder, "tickets"), packageManager, from });
  const readme = await readFile(join(folder, "tickets/README.md"), "utf8");
  expect(readme.match(/`(?:npm|pnpm|yarn|bun) [\w@ -]+`/g)).toEqual(commands);
});

it("names a project after its folder, in a form that package managers accept", async () => {
  for (const [name, expected] of [
    ["My Tickets!", "my-tickets"],
    ["__", "concordat-project"],
  ] as const) {
    createProject({ folder: join(folder, name), from });
    expect(JSON.parse(await readFile(join(folder, name, "package.json"), "utf8")).name).toBe(expected);
  }
});

it("takes an empty folder, and leaves one alone that holds anything", async () => {
  await mkdir(join(folder, "empty"));
  expect(createProject({ folder: join(folder, "empty"), from }).next).toHaveLength(2 + jobNames.length);
  await mkdir(join(folder, "full"));
  await writeFile(join(folder, "full/notes.txt"), "Mine.");
  expect(() => createProject({ folder: join(folder, "full"), from })).toThrow(ProjectError);
  expect(await readdir(join(folder, "full"))).toEqual(["notes.txt"]);
});

it("takes no file for a package that is not a tarball of one", async () => {
  await writeFile(join(folder, "concordat-llm-0.0.0.tgz"), "not a tarball");
  expect(() => createProject({ folder: join(folder, "tickets"), from: folder })).toThrow(
    "holds no tarball of @concordat/llm",
  );
  expect(await readdir(folder)).toEqual(["concordat-llm-0.0.0.tgz"]);
});

/** A folder with the package that every project needs, which depends on another one of ours. */
async function packagesWith(parser: string, others: readonly string[] = []): Promise<string> {
  const packages = join(folder, "packages");
  const manifests = [
    { name: "@concordat/llm", dependencies: { "@concordat/parser": parser } },
    ...others.map((name) => ({ name })),
  ];
  await mkdir(join(packages, "package"), { recursive: true });
  for (const manifest of manifests) {
    await writeFile(join(packages, "package/package.json"), JSON.stringify(manifest));
    const file = `${manifest.name.replace("@concordat/", "")}.tgz`;
    spawnSync("tar", ["-czf", file, "package/package.json"], { cwd: packages });
  }
  return packages;
}

it("overrides a package that a tarball would look for on npm, and none whose file the tarball names", async () => {
  for (const [project, address, isOverridden] of [
    ["a", "^0.0.0", true],
    ["b", `file:${join(folder, "packages/parser.tgz")}`, false],
  ] as const) {
    const packages = await packagesWith(address, ["@concordat/parser"]);
    createProject({ folder: join(folder, project), packageManager: "npm", from: packages });
    const { overrides } = JSON.parse(await readFile(join(folder, project, "package.json"), "utf8"));
    expect(Object.hasOwn(overrides ?? {}, "@concordat/parser")).toBe(isOverridden);
  }
});

it("refuses a folder of packages that was moved since they name each other in it", async () => {
  const packages = await packagesWith("file:/nowhere/parser.tgz");
  expect(() => createProject({ folder: join(folder, "tickets"), from: packages })).toThrow(
    "need @concordat/parser at file:/nowhere/parser.tgz, which does not exist",
  );
});

it.each([
  ["pnpm/10.34.9 npm/? node/v20.20.2 linux x64", "pnpm"],
  ["bun/1.3.0 npm/? node/v24", "bun"],
  ["something/1.0", "npm"],
  [undefined, "npm"],
])("knows the package manager of %s: %s", (agent, expected) => {
  expect(runningPackageManager(agent ?? "")).toBe(expected);
});
