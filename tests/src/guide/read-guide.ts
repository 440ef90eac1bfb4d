import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a guide asks of its reader, one fenced block each. */
export type Step =
  /** A block with `title=<path>`: write this file. */
  | { readonly kind: "file"; readonly path: string; readonly text: string }
  /** A block of `sh`: run these commands. */
  | { readonly kind: "commands"; readonly text: string }
  /** A block of `text`: what the commands before it print. */
  | { readonly kind: "output"; readonly text: string };

const fencedBlock = /^```(\w+)(?: title=(\S+))?\n(.*?)^```$/gms;

/** Blocks that are not steps: a `console` needs more than a test has, such as a model; examples without a title are run elsewhere. */
const noSteps = ["console", "js", "ts"];

/** The steps of a guide in `docs/`, in order. */
export function readGuide(name: string): Step[] {
  const markdown = readFileSync(join(import.meta.dirname, "../../../docs", name), "utf8");
  const blocks = [...markdown.matchAll(fencedBlock)].filter(
    ([, language = "", path]) => path !== undefined || !noSteps.includes(language),
  );
  return blocks.map(([, language, path, text = ""]) => {
    if (path !== undefined) return { kind: "file", path, text };
    if (language === "sh") return { kind: "commands", text };
    if (language === "text") return { kind: "output", text };
    throw new Error(`${name}: a block of ${language} is neither a file, nor commands, nor their output`);
  });
}
