import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect } from "vitest";
import { readGuide, type Step } from "./read-guide.js";

const run = promisify(execFile);

/** The package managers that guides are followed with. */
export type Manager = "npm" | "pnpm" | "yarn" | "bun";

const root = join(import.meta.dirname, "../../..");
const project: { readonly published: boolean } = JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
/** What the site makes of a block of commands; JavaScript without types. */
const { linesFor }: { linesFor(manager: Manager, lines: string, from: typeof project): string } =
  await import(pathToFileURL(join(root, "tools/pack/install-command.mjs")).href);

/** A reader of a guide in an empty folder. */
export interface Reader extends AsyncDisposable {
  readonly folder: string;
  /** Takes a step as the guide says; the output of the last commands must be what the guide shows. */
  take(step: Step): Promise<void>;
}

/** The reader begins in an empty folder, and reads the commands for their package manager. */
export async function openReader(env: NodeJS.ProcessEnv, manager: Manager = "npm"): Promise<Reader> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-guide-"));
  let printed = "";
  const follow: { readonly [Kind in Step["kind"]]: (step: Extract<Step, { kind: Kind }>) => Promise<void> } =
    {
      async file({ path, text }) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      },
      async commands({ text }) {
        const { stdout, stderr } = await run("sh", ["-ec", linesFor(manager, text, project)], {
          cwd: folder,
          env,
        });
        printed = stdout + stderr;
      },
      async output({ text }) {
        expect(printed).toBe(text);
      },
    };
  return {
    folder,
    take(step) {
      if (step.kind === "file") return follow.file(step);
      return step.kind === "commands" ? follow.commands(step) : follow.output(step);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The steps of a guide in `docs/`, each with a title for its test. */
export function titledSteps(guide: string): { readonly title: string; readonly step: Step }[] {
  return readGuide(guide).map((step, index) => ({
    title: `${index + 1}: ${step.kind} ${step.kind === "file" ? step.path : step.text.trim().split("\n")[0]}`,
    step,
  }));
}
