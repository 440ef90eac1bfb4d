import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { readGuide, type Step } from "./read-guide.js";

const run = promisify(execFile);

/** A reader of a guide in an empty folder. */
export interface Reader extends AsyncDisposable {
  readonly folder: string;
  /** Takes a step as the guide says; the output of the last commands must be what the guide shows. */
  take(step: Step): Promise<void>;
}

/** The reader begins in an empty folder. */
export async function openReader(env: NodeJS.ProcessEnv): Promise<Reader> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-guide-"));
  let printed = "";
  const follow: { readonly [Kind in Step["kind"]]: (step: Extract<Step, { kind: Kind }>) => Promise<void> } =
    {
      async file({ path, text }) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      },
      async commands({ text }) {
        const { stdout, stderr } = await run("sh", ["-ec", text], { cwd: folder, env });
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
