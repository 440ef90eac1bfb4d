// One file, so that the packages are packed once: each guide begins in an empty folder and installs them from there.
import { execFile, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editorIn } from "./editor.js";
import { openReader, type Reader, titledSteps } from "./follow-guide.js";
import { openHome, type ReadersHome } from "./readers-home.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

let home: ReadersHome;
beforeAll(async () => {
  home = await openHome();
});
afterAll(() => home[Symbol.asyncDispose]());

describe("from a Zod schema to a checked answer, followed to the letter", () => {
  let server: ModelServer;
  let reader: Reader;
  beforeAll(async () => {
    // The first answer breaks the schema in a way that only Zod sees.
    server = await startModelServer(({ index }) =>
      answerText({ city: "Tartu", founded: index === 0 ? "1030-02-30" : "1030-01-01" }),
    );
    reader = await openReader({ ...home.env, OLLAMA_URL: server.origin });
  });
  afterAll(async () => {
    await reader[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  it.each(titledSteps("from-a-zod-schema.md"))("$title", ({ step }) => reader.take(step));

  it("told the model what Zod complained of", () => {
    expect(server.bodies).toHaveLength(2);
    expect(JSON.stringify(server.bodies[1])).toMatch(/That answer cannot be used: .*founded/);
  });
});

describe("streaming to a browser, followed to the letter with pnpm", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader(home.env, "pnpm");
  });
  afterAll(() => reader[Symbol.asyncDispose]());

  it.each(titledSteps("stream-to-a-browser.md"))("$title", ({ step }) => reader.take(step));
});

describe("an agent with tools, followed to the letter with pnpm", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader(home.env, "pnpm");
  });
  afterAll(() => reader[Symbol.asyncDispose]());

  it.each(titledSteps("agent-with-tools.md"))("$title", ({ step }) => reader.take(step));
});

describe("a scenario of your own, followed to the letter with the command line installed globally", () => {
  let reader: Reader;
  beforeAll(async () => {
    const prefix = join(home.folder, "global");
    const path = [join(prefix, "bin"), home.env.PATH].join(delimiter);
    reader = await openReader({ ...home.env, npm_config_prefix: prefix, PATH: path });
  });
  afterAll(() => reader[Symbol.asyncDispose]());

  it.each(titledSteps("your-own-audience.md"))("$title", ({ step }) => reader.take(step));

  it("its editor settings complete posts and profiles, and show what is wrong in them", async () => {
    const editor = await editorIn(reader.folder);
    expect(await editor.completions("posts.json", '[{"id": "p1", |}]')).toEqual(
      expect.arrayContaining(["author_id", "text", "round"]),
    );
    expect(await editor.completions("profiles.json", '[{"id": "mara", |}]')).toEqual(
      expect.arrayContaining(["name", "interests", "personality", "stance"]),
    );
    const whole = '[{"id": "mara", "name": "Mara", "interests": ["bread"]}]';
    expect(await editor.problems("profiles.json", whole)).toEqual([]);
    expect(await editor.problems("profiles.json", whole.replace("name", "nmae"))).toEqual([
      'Missing property "name".',
      "Property nmae is not allowed.",
    ]);
  });
});

describe("an example, cloned and installed as its README says, with pnpm", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader(home.env, "pnpm");
  });
  afterAll(() => reader[Symbol.asyncDispose]());

  it.each(titledSteps("../examples/ticket-classifier/README.md"))("$title", ({ step }) => reader.take(step));
});

describe("your own contracts, followed to the letter with pnpm", () => {
  const titled = titledSteps("your-own-contracts.md");
  let reader: Reader;
  beforeAll(async () => {
    reader = await openReader(home.env, "pnpm");
  });
  afterAll(() => reader[Symbol.asyncDispose]());

  it.each(titled)("$title", ({ step }) => reader.take(step));

  it("its check finds what was changed and not generated", async () => {
    const schema = join(reader.folder, "schemas/support-ticket/v1/schema.json");
    await writeFile(schema, (await readFile(schema, "utf8")).replace('"low", ', ""));
    const check = titled.findLast(({ step }) => step.kind === "commands" && step.text.includes("--check"));
    await expect(check && reader.take(check.step)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("src/contracts/support-ticket/v1/types.ts: stale"),
    });
  });
});

/** Whether this machine has a package manager that the reader's home does not bring. */
const hasManager = (name: string) => spawnSync(name, ["--version"], { shell: true }).status === 0;
const managers = ["npm", "pnpm", ...["yarn", "bun"].filter(hasManager)];

/** Creates a project with the command line of the clone, and returns its folder. */
async function createProject(manager: string): Promise<string> {
  const project = join(home.folder, `tickets-${manager}`);
  const from = join(root, "out/packages");
  const init = ["init", project, "--from", from, "--package-manager", manager];
  await run(process.execPath, ["apps/cli/bin/concordat.js", ...init], { cwd: root });
  return project;
}

describe.each(managers)("a project that concordat init creates for %s", (manager) => {
  it("installs, and its test passes without a model", async () => {
    const options = { cwd: await createProject(manager), env: home.env };
    await run(manager, ["install"], options);
    const { stdout } = await run(manager, ["run", "test"], options);
    expect(stdout).toMatch(/^# pass 3$/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  });
});

describe("the project for npm", () => {
  const inProject = (command: string, args: readonly string[], more: NodeJS.ProcessEnv) =>
    run(command, args, { cwd: join(home.folder, "tickets-npm"), env: { ...home.env, ...more } });
  /** Runs a program that is compiled already, as each script does first. */
  const node = (file: string, more: NodeJS.ProcessEnv) => inProject(process.execPath, [file], more);

  it("classifies the mails of its CSV file, and asks about none of them twice", async () => {
    const ticket = { topic: "other", urgent: false, summary: "A mail." };
    await using server = await startModelServer(() => answerText(ticket));
    const first = await inProject("npm", ["run", "batch"], { OLLAMA_URL: server.origin });
    expect(first.stdout).toContain("m3 {");
    expect(server.bodies).toHaveLength(3);
    await node("dist/batch.js", { OLLAMA_URL: server.origin });
    expect(server.bodies).toHaveLength(3);
  });

  it("fails where the model gives no ticket, and prints none", async () => {
    await using server = await startModelServer(() => answerText("I would rather not."));
    const asked = node("dist/ask.js", { OLLAMA_URL: server.origin });
    await expect(asked).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("no ticket: UNREADABLE"),
    });
  });

  it("names only scripts that it has", async () => {
    const { scripts } = JSON.parse(await readFile(join(home.folder, "tickets-npm", "package.json"), "utf8"));
    const named = [
      ...(await readFile(join(home.folder, "tickets-npm", "README.md"), "utf8")).matchAll(
        /`npm (?:run )?(\w+)`/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(([, name = ""]) => scripts[name] === undefined)).toEqual([]);
  });
});

it("an install line that cannot work says why, and what there is", async () => {
  const add = (...names: readonly string[]) =>
    run(process.execPath, [join(root, "tools/add.mjs"), ...names], { cwd: home.folder, env: home.env });
  await expect(add("@concordat/lllm")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("there is no package @concordat/lllm; did you mean @concordat/llm?"),
  });
  await expect(add("@concordat/llm@1")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("the clone has one version of each package; write @concordat/llm"),
  });
  expect((await add("--help")).stdout).toContain("[OPTIONS] @concordat/llm zod");
});
