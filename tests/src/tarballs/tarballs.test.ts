import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, installTarballs } from "./consumer.js";
import { importableSpecifiers, publicPackages } from "./packages.js";

const packages = publicPackages();
const libraries = packages.filter(({ bin }) => bin === undefined);
const contracts = ["@concordat/contracts/agent-decision", "@concordat/contracts/agent-decision/v1"];
const specifiers = [...libraries.flatMap(importableSpecifiers), ...contracts];
/** A TypeScript project that runs in Node has its types. */
const nodeTypes = join(import.meta.dirname, "../../node_modules/@types");
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

let consumer: Consumer;

beforeAll(async () => {
  consumer = await installTarballs(packages);
});

afterAll(async () => {
  await rm(consumer.folder, { recursive: true, force: true });
});

describe("the packed packages, installed in an empty project", () => {
  it.each(packages.map(({ name }) => name))("%s brings its licence and its README", (name) => {
    const installed = join(consumer.folder, "node_modules", name);
    expect(["LICENSE", "README.md"].filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  });

  it.each(packages.map(({ name }) => name))("%s brings no source, test or setting of ours", (name) => {
    const installed = join(consumer.folder, "node_modules", name);
    const strays = ["src", "tsconfig.json", "vitest.config.ts", ".turbo", "testing"];
    expect(strays.filter((file) => existsSync(join(installed, file)))).toEqual([]);
  });

  it.each(specifiers)("%s is imported by an ES module", async (specifier) => {
    await consumer.write("probe.mjs", `console.log(Object.keys(await import("${specifier}")).length)`);
    expect(Number(await consumer.node("probe.mjs"))).toBeGreaterThan(0);
  });

  it.each(specifiers)("%s is required by a CommonJS module", async (specifier) => {
    await consumer.write("probe.cjs", `console.log(Object.keys(require("${specifier}")).length)`);
    expect(Number(await consumer.node("probe.cjs"))).toBeGreaterThan(0);
  });

  it.each(["mts", "cts"])("its types are found and hold, from a .%s file", async (extension) => {
    const imports = specifiers.map((specifier, index) => `import * as m${index} from "${specifier}";`);
    const uses = specifiers.map((_, index) => `m${index}`).join(", ");
    const typed = [
      'import { agentDecision, type AgentDecision } from "@concordat/contracts/agent-decision";',
      'const choice: "LIKE" | "REPLY" | "RESHARE" | "SCROLL" = agentDecision.parse({}).choice;',
      "// @ts-expect-error a choice that the contract does not know",
      'const wrong: AgentDecision["choice"] = "IGNORE";',
    ];
    await consumer.write(
      `types.${extension}`,
      [...imports, ...typed, `export const all = [${uses}, choice, wrong];`].join("\n"),
    );
    const flags = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--skipLibCheck",
      "false",
      "--types",
      "node",
      "--typeRoots",
      nodeTypes,
    ];
    await expect(consumer.node(tsc, ...flags, `types.${extension}`)).resolves.toBe("");
  });

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
    const bin = join("node_modules", "concordat", "bin", "concordat.js");
    expect(await consumer.node(bin, "schema", "agent-decision")).toContain("urn:concordat:agent-decision:v2");
  });
});
