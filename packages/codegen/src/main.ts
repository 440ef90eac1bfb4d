import { FilesError } from "@concordat/files";
import { Command, Option } from "commander";
import { checkGenerated, generate } from "./generate.js";
import { SchemaProblemsError } from "./source/schema-problems-error.js";

interface Flags {
  readonly schemas?: string;
  readonly out?: string;
  readonly runtime: string;
  readonly rootRuntime?: string;
  readonly readme?: string;
  readonly validators?: boolean;
  readonly formats?: "annotation" | "assertion";
  readonly check?: boolean;
  readonly overwrite?: readonly string[];
}

const program = new Command("concordat-codegen")
  .description(
    "Generates typed contracts from a folder of <contract>/v<N>/schema.json, or from schemas of others.",
  )
  .option(
    "--schemas <path>",
    "the folder of contracts; or a JSON Schema, an OpenAPI document or a folder of them, each schema of which becomes a contract",
  )
  .option(
    "--out <dir>",
    "the folder for generated code; what was generated there from a schema that is gone is removed",
  )
  .option("--runtime <module>", "the module that gives createContract", "@concordat/contracts/contract")
  .option("--root-runtime <module>", "the same module as seen from the output folder, when it is relative")
  .option("--readme <file>", "a README whose table of contracts is kept up to date")
  .option("--validators", "also write, or check, the compiled validators")
  .addOption(
    new Option("--formats <meaning>", "whether `format` is a rule of the contracts")
      .choices(["annotation", "assertion"])
      .default("annotation"),
  )
  .option(
    "--overwrite <file>",
    "replace this file though it was not generated here, or was changed since; may be repeated",
    (file: string, before: readonly string[] = []) => [...before, file],
  )
  .option("--check", "write nothing; exit 1 and name each file that is stale")
  .addHelpText(
    "after",
    "\nExit codes: 0 done; 1 stale (--check); 2 a wrong schema, a file in the way or wrong usage, and nothing was written.",
  )
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .action(run);

// Commander would miss a required option before it sees that it was misspelt.
async function run({ check, rootRuntime, schemas, out, ...flags }: Flags): Promise<void> {
  if (schemas === undefined || out === undefined)
    return program.error(
      "error: name the schemas with --schemas <path>, and the folder for code with --out <dir>",
    );
  const options = { ...flags, schemas, out, rootRuntime: rootRuntime ?? flags.runtime };
  if (check !== true) {
    const refs = await generate(options);
    console.error(`${refs.length} ${refs.length === 1 ? "contract" : "contracts"} written to ${out}`);
    return;
  }
  const stale = await checkGenerated(options);
  for (const line of stale) console.error(line);
  if (stale.length > 0) {
    console.error("Generated code is not what the schemas say: generate again and commit it.");
    process.exitCode = 1;
  }
}

program.parseAsync().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 2;
});

function messageOf(error: unknown): unknown {
  if (error instanceof SchemaProblemsError) return error.message;
  if (!FilesError.isInstance(error)) return error;
  return error.code === "OUTPUT_EXISTS" ? `${error.message} (--overwrite FILE replaces one)` : error.message;
}
