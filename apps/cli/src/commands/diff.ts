import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { changesetFor, diffSchemas, toMarkdown } from "@concordat/schema-diff";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { reachedPackages } from "../diff/reached-packages.js";
import { readSchema } from "../diff/read-schema.js";
import { exitCode } from "../exit-code.js";

interface DiffFlags {
  readonly json?: boolean;
  readonly check?: boolean;
  readonly changeset?: true | readonly string[];
}

export function define(command: Command): void {
  command
    .argument("<old>", "a file, a contract (post/v1), or a file at a git revision (main:path)")
    .argument("<new>", "the same")
    .option("--json", "print the differences as JSON rather than Markdown")
    .option("--check", "end with 1 when a new major version is needed")
    .option(
      "--changeset [packages...]",
      "write a changeset that moves these packages, or those that hold the schema's $id",
    )
    .action(diff);
}

async function diff(
  old: string,
  now: string,
  { json = false, check = false, changeset }: DiffFlags,
): Promise<void> {
  const [before, after] = [await readSchema(old), await readSchema(now)];
  const found = differencesOf(before, after);
  console.log(json ? JSON.stringify(found) : toMarkdown(found, { title: `${old} → ${now}` }));
  if (changeset !== undefined) {
    const packages = changeset === true ? await reachedPackages(after) : changeset;
    await writeChangeset(changesetFor(found, packages));
  }
  if (check && found.bump === "major") process.exitCode = exitCode.someFailed;
}

function differencesOf(before: unknown, after: unknown): ReturnType<typeof diffSchemas> {
  try {
    return diffSchemas(before, after);
  } catch (cause) {
    throw new CommandError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function writeChangeset(text: string): Promise<void> {
  const file = join(".changeset", `schema-${Date.now().toString(36)}.md`);
  await writeFile(file, text, { flag: "wx" }).catch((cause: Error) => {
    throw new CommandError(`${file} cannot be written: ${cause.message}; run it where .changeset is`, {
      cause,
    });
  });
  console.error(`the changeset is in ${file}`);
}
