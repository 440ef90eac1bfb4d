import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noRegistry, type Registry, startRegistry } from "../registry/registry.js";
import { publicPackages } from "../tarballs/packages.js";

const run = promisify(execFile);
const packages = publicPackages();

let registry: Registry;
let project: string;

async function inProject(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(command, args, { cwd: project, env: registry.env });
  return stdout.trim();
}

describe.skipIf(noRegistry !== "")(`what is published to a registry${noRegistry}`, () => {
  beforeAll(async () => {
    registry = await startRegistry();
    await registry.publish(packages);
    project = await mkdtemp(join(tmpdir(), "concordat-release-"));
  });

  afterAll(async () => {
    await rm(project, { recursive: true, force: true });
    await registry[Symbol.asyncDispose]();
    await expect(fetch(registry.url)).rejects.toThrow("fetch failed");
  });

  it.each(packages.map(({ name }) => name))(
    "%s is there, depending on published versions only",
    async (name) => {
      const response = await fetch(`${registry.url}${name}/latest`);
      expect(await response.text()).not.toContain("workspace:");
      expect(response.status).toBe(200);
    },
  );

  it("installs as the command line in an empty project, and runs", async () => {
    await inProject("npm", "init", "-y");
    await inProject("npm", "install", "--omit=optional", "concordat");
    expect(existsSync(join(project, "node_modules", "@concordat", "codegen"))).toBe(false);

    const { version } = packages.find(({ name }) => name === "concordat") ?? {};
    expect(await inProject("npx", "concordat", "--version")).toBe(version);
    const parsed = inProject(
      "sh",
      "-c",
      `echo 'Sure: {"items": ["a", "b",]}' | npx concordat parse list-items`,
    );
    expect(JSON.parse(await parsed)).toMatchObject({ state: "valid", value: { items: ["a", "b"] } });
  });
});
