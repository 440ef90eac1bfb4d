import { type CompareOptions, type Comparison, compareSchemas } from "@concordat/schema-diff";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { writeChangeset } from "../diff/changeset-file.js";
import { reachedPackages } from "../diff/reached-packages.js";
import { readComparedSchema } from "../diff/read-compared-schema.js";
import { exitCode } from "../exit-code.js";
import { errorMessage } from "../terminal/error-message.js";
import { note, print, printJson } from "../terminal/output.js";
import { repeated } from "../terminal/repeated.js";

interface DiffFlags extends CompareOptions {
  readonly json?: boolean;
  readonly check?: boolean;
  readonly changeset?: boolean;
  readonly package: readonly string[];
  readonly schema: readonly string[];
}

export function define(command: Command): void {
  command
    .argument(
      "[old]",
      "old schema: a file (JSON or YAML), a built-in schema (post/v1), or a file at a git revision (main:path)",
    )
    .argument("[new]", "new schema, in the same form")
    .option(
      "--schema <file>",
      "file with the new schema; given twice: with the old and the new one",
      repeated,
      [],
    )
    .option("--definitions", "compare definition by definition (default if neither root constrains anything)")
    .option("--entry <name>", "compare this definition and what it uses, and no others; repeatable", repeated)
    .addOption(
      new Option(
        "--policy <name>",
        "whether a new optional property of an open object can break readers: usual says no, strict yes (default: usual; for two built-in schemas strict)",
      ).choices(["usual", "strict"]),
    )
    .addOption(
      new Option("--formats <meaning>", "whether `format` is a rule that values must obey")
        .choices(["annotation", "assertion"])
        .default("annotation"),
    )
    .option("--json", "print the differences as JSON, not Markdown")
    .option("--check", "exit with 1 if a new major version is needed")
    .option("--changeset", "write a changeset for the packages whose schemas have this $id")
    .option("--package <name>", "package for the changeset instead of these; repeatable", repeated, [])
    .action(diff);
}

async function diff(
  first: string | undefined,
  second: string | undefined,
  { json = false, check = false, changeset = false, package: named, schema, ...which }: DiffFlags,
): Promise<void> {
  const [old, revised, ...more] = [first, second, ...schema].filter((name) => name !== undefined);
  if (old === undefined || revised === undefined || more.length > 0) {
    throw new CommandError(
      "diff compares two schemas: concordat diff OLD NEW, or concordat diff OLD --schema FILE",
    );
  }
  if (named.length > 0 && !changeset) throw new CommandError("--package belongs to --changeset");
  for (const name of named) checkPackageName(name);
  const [{ schema: before, isContract }, { schema: after, isContract: isContractToo }] = [
    await readComparedSchema(old),
    await readComparedSchema(revised),
  ];
  // Anything that a contract allows is a promise to its readers.
  const policy = which.policy ?? (isContract && isContractToo ? "strict" : "usual");
  const found = compare(before, after, { ...which, policy });
  if (json) printJson(found.json);
  else print(found.toMarkdown(`${old} → ${revised}`));
  if (changeset) {
    const packages = named.length > 0 ? named : await reachedPackages(after);
    note(`the changeset is in ${await writeChangeset(found.toChangeset(packages))}`);
  }
  if (check && found.bump === "major") process.exitCode = exitCode.someFailed;
}

/** Throws for a name that npm would reject. It is probably a file in the wrong position. */
function checkPackageName(name: string): void {
  if (/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name) && !name.endsWith(".json"))
    return;
  throw new CommandError(`--package ${name}: is not the name of a package, such as @you/contracts`);
}

/**
 * Compares two schemas.
 * @throws {CommandError} when one of them is not a JSON Schema, or a definition is unknown
 */
function compare(before: unknown, after: unknown, options: CompareOptions): Comparison {
  try {
    return compareSchemas(before, after, options);
  } catch (cause) {
    throw new CommandError(errorMessage(cause), { cause });
  }
}
