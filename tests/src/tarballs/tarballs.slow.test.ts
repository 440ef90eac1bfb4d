import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installPacked } from "./consumer.js";
import { packAll } from "./pack.js";
import { importableSpecifiers, publicPackages } from "./packages.js";

const packages = publicPackages();
const libraries = packages.filter(({ bin }) => bin === undefined);
const contracts = ["@concordat/contracts/agent-decision", "@concordat/contracts/agent-decision/v1"];
const specifiers = [...libraries.flatMap(importableSpecifiers), ...contracts];
/** A TypeScript project that runs in Node has its types. */
const nodeTypes = join(import.meta.dirname, "../../node_modules/@types");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** Each way to resolve modules is tested once; with `CONCORDAT_THOROUGH=1` from both kinds of modules. */
const isThorough = process.env.CONCORDAT_THOROUGH === "1";
const bin = join("node_modules", "concordat", "bin", "concordat.js");

/**
 * Loads every specifier in one process, each whether or not another could be loaded, and gives the number of its exports or the error.
 * A process for each of them would take a minute of the processor.
 */
async function load(
  consumer: Consumer,
  type: "module" | "commonjs",
  names: readonly string[],
): Promise<Readonly<Record<string, number | string>>> {
  const loaded = type === "module" ? "await import(name)" : "require(name)";
  const program = `(async () => {
    const found = {};
    for (const name of ${JSON.stringify(names)})
      try { found[name] = Object.keys(${loaded}).length; } catch (error) { found[name] = String(error); }
    console.log(JSON.stringify(found));
  })();`;
  return JSON.parse(await consumer.node(`--input-type=${type}`, "--eval", program));
}

/** Both projects install the same tarballs: packing takes as long as installing. */
let packed: string;
let tarballs: readonly string[];
beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), "concordat-packed-"));
  tarballs = await packAll(packages, packed);
});
afterAll(() => rm(packed, { recursive: true, force: true }));

describe("the packed packages, installed in an empty project", () => {
  let consumer: Consumer;
  let imported: Readonly<Record<string, number | string>>;
  let required: Readonly<Record<string, number | string>>;
  beforeAll(async () => {
    consumer = await installPacked(tarballs);
    imported = await load(consumer, "module", specifiers);
    // The other way round, so that none is loaded only because another was before it.
    required = await load(consumer, "commonjs", specifiers.toReversed());
  });
  afterAll(() => rm(consumer.folder, { recursive: true, force: true }));

  it.each(packages.map(({ name }) => name))("%s brings its licence and its README", (name) => {
    const installed = join(consumer.folder, "node_modules", name);
    expect(["LICENSE", "README.md"].filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  });

  it.each(packages.map(({ name }) => name))("%s brings no source, test or setting of ours", (name) => {
    const installed = join(consumer.folder, "node_modules", name);
    const strays = ["src", "tsconfig.json", "vitest.config.ts", ".turbo", "testing"];
    expect(strays.filter((file) => existsSync(join(installed, file)))).toEqual([]);
  });

  it.each(specifiers)("%s is imported by an ES module", (specifier) => {
    expect(imported[specifier]).toBeGreaterThan(0);
  });

  it.each(specifiers)("%s is required by a CommonJS module", (specifier) => {
    expect(required[specifier]).toBeGreaterThan(0);
  });

  it.each([
    ["nodenext", "mts", "nodenext"],
    ["node20", "cts", "node16"],
    ["esnext", "ts", "bundler"],
    ...(isThorough
      ? [
          ["nodenext", "cts", "nodenext"],
          ["node16", "mts", "node16"],
        ]
      : []),
  ])(
    "its types are found and hold with --module %s, from a .%s file",
    async (module, extension, resolution) => {
      const imports = specifiers.map((specifier, index) => `import * as m${index} from "${specifier}";`);
      const uses = specifiers.map((_, index) => `m${index}`).join(", ");
      const typed = [
        'import { agentDecision, type AgentDecision } from "@concordat/contracts/agent-decision";',
        'const choice: "LIKE" | "REPLY" | "RESHARE" | "SCROLL" = agentDecision.parse({}).choice;',
        "// @ts-expect-error a choice that the contract does not know",
        'const wrong: AgentDecision["choice"] = "IGNORE";',
      ];
      const file = `types-${module}.${extension}`;
      await consumer.write(
        file,
        [...imports, ...typed, `export const all = [${uses}, choice, wrong];`].join("\n"),
      );
      const flags = ["--noEmit", "--strict", "--target", "es2023", "--skipLibCheck", "false"];
      const modules = ["--module", module, "--moduleResolution", resolution];
      const nodes = ["--types", "node", "--typeRoots", nodeTypes];
      await expect(consumer.node(tsc, ...flags, ...modules, ...nodes, file)).resolves.toBe("");
    },
  );

  it("validates, from the installed package, what the contract says", async () => {
    await consumer.write(
      "validate.cjs",
      `const { agentDecision } = require("@concordat/contracts/agent-decision");
       console.log(JSON.stringify(agentDecision.validate({ choice: "REPLY", reason: "because", content: " " })));`,
    );
    expect(JSON.parse(await consumer.node("validate.cjs"))).toMatchObject([
      { path: "/content", keyword: "pattern" },
    ]);
  });

  it("runs the command line", async () => {
    expect(await consumer.node(bin, "schema", "agent-decision")).toContain("urn:concordat:agent-decision:v2");
  });
});

describe("installed without optional dependencies", () => {
  let consumer: Consumer;
  let imported: Readonly<Record<string, number | string>>;
  beforeAll(async () => {
    consumer = await installPacked(tarballs, { optional: false });
    imported = await load(consumer, "module", specifiers);
  });
  afterAll(() => rm(consumer.folder, { recursive: true, force: true }));

  it.each(specifiers)("%s is imported anyway", (specifier) => {
    expect(imported[specifier]).toBeGreaterThan(0);
  });

  it("runs what needs none of them on the command line", async () => {
    expect(await consumer.node(bin, "schema", "agent-decision")).toContain("urn:concordat:agent-decision:v2");
  });

  it("says what an analysis needs, in a sentence", async () => {
    await consumer.write("sales.csv", "region,year,revenue\nnorth,2025,10\nnorth,2026,12\n");
    await expect(consumer.node(bin, "analyze", "sales.csv", "--question", "Why?")).rejects.toThrow(
      /concordat: DuckDB, which computes all numbers, cannot be loaded: .* is not installed or damaged/,
    );
  });

  it("says what a run of a simulation needs, in a sentence", async () => {
    const check =
      'const { checkSqlite } = await import("@concordat/simulation/sqlite"); await checkSqlite().catch((error) => console.log(error.code, error.message));';
    expect(await consumer.node("--input-type=module", "--eval", check)).toMatch(
      /^SQLITE_MISSING SQLite, which keeps the ledger of a run, cannot be loaded: libsql, .* is not installed or damaged/,
    );
  });
});
