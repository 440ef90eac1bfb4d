import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Registry, startRegistry } from "../registry/registry.js";
import { publicPackages } from "../tarballs/packages.js";
import { editorIn } from "./editor.js";
import { readGuide, type Step } from "./read-guide.js";

const run = promisify(execFile);
const steps = readGuide("your-own-contracts.md");

let registry: Registry;
let folder: string;
let printed = "";

beforeAll(async () => {
  registry = await startRegistry();
  await registry.publish(publicPackages());
  folder = await mkdtemp(join(tmpdir(), "concordat-guide-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await registry[Symbol.asyncDispose]();
});

/** Each step as a reader takes it, in an empty folder, with the packed packages behind npm. */
const follow: { readonly [Kind in Step["kind"]]: (step: Extract<Step, { kind: Kind }>) => Promise<void> } = {
  async file({ path, text }) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  },
  async commands({ text }) {
    const { stdout, stderr } = await run("sh", ["-ec", text], { cwd: folder, env: registry.env });
    printed = stdout + stderr;
  },
  async output({ text }) {
    expect(printed).toBe(text);
  },
};

function take(step: Step): Promise<void> {
  if (step.kind === "file") return follow.file(step);
  return step.kind === "commands" ? follow.commands(step) : follow.output(step);
}

const titled = steps.map((step, index) => ({
  title: `${index + 1}: ${step.kind} ${step.kind === "file" ? step.path : step.text.trim().split("\n")[0]}`,
  step,
}));

describe("the guide to contracts of one's own, followed to the letter", () => {
  it.each(titled)("$title", ({ step }) => take(step));

  it("its check finds what was changed and not generated", async () => {
    const schema = join(folder, "schemas/support-ticket/v1/schema.json");
    await writeFile(schema, (await readFile(schema, "utf8")).replace('"low", ', ""));
    const check = steps.findLast((step) => step.kind === "commands" && step.text.includes("--check"));
    await expect(check && take(check)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("src/contracts/support-ticket/v1/types.ts: stale"),
    });
  });

  it("its editor settings complete a feed and a profile file, and show what is wrong in them", async () => {
    const editor = await editorIn(folder);
    expect(await editor.completions("feed.json", '[{"id": "p1", |}]')).toEqual(
      expect.arrayContaining(["author_id", "text", "timestamp", "has_media"]),
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
