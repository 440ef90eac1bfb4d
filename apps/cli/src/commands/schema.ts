import { contractRefs, loadContract } from "@concordat/contracts";
import type { JsonSchema } from "@concordat/contracts/contract";
import { suggestion } from "@concordat/contracts/options";
import { toWireSchema, type WireForm, wireForms } from "@concordat/llm";
import { unenforcedRules } from "@concordat/llm/grammar";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { listSchema } from "../files/list-schema.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { note, print, printJson } from "../terminal/output.js";

interface SchemaFlags {
  readonly schema?: string;
  readonly engine?: string;
  readonly explain?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument("[contract]", "built-in schema to print; without it, all are listed")
    .option(...schemaOption)
    .option("--engine <name>", `print the schema as sent to an engine: ${Object.keys(wireForms).join(", ")}`)
    .option(
      "--explain",
      "with --engine: list the rules that the engine does not enforce, and why, on standard error",
    )
    .addOption(
      new Option(
        "--list",
        "print the schema of a file that holds a list of such values, for use in an editor",
      ).conflicts("engine"),
    )
    .option("--json", "print the list as JSON")
    .action(showSchema);
}

async function showSchema(
  reference: string | undefined,
  { schema: file, engine, explain, list, json }: SchemaFlags,
): Promise<void> {
  if (explain === true && engine === undefined)
    throw new CommandError("--explain needs an engine: concordat schema post --engine llama --explain");
  if (reference === undefined && file === undefined) {
    if (list === true) throw new CommandError("--list needs a contract: concordat schema post --list");
    return listContracts(json === true);
  }
  const { schema } = await namedContract(reference, file);
  const printed = engine === undefined ? schema : toWireSchema(schema, formOf(engine));
  printJson(list === true ? listSchema(printed) : printed, 2);
  if (explain === true && engine !== undefined) explainUnenforced(schema, formOf(engine));
}

/** Prints each rule that the engine does not enforce, with its position in the contract. */
function explainUnenforced(schema: JsonSchema, form: WireForm): void {
  const unenforced = unenforcedRules(schema, form);
  if (unenforced.length === 0) note(`${form.name} enforces every rule of the contract`);
  else note(`${form.name} does not enforce these rules of the contract; answers are checked against them:`);
  for (const { pointer, reason } of unenforced) note(`  ${pointer}: ${reason}`);
}

async function listContracts(json: boolean): Promise<void> {
  const rows = await Promise.all(
    contractRefs.map(async (ref) => ({
      contract: ref,
      description: (await loadContract(ref)).schema.description,
    })),
  );
  if (json) printJson(rows, 2);
  else {
    const width = Math.max(...rows.map(({ contract }) => contract.length));
    for (const { contract, description } of rows) print(`${contract.padEnd(width)}  ${description}`);
  }
}

function formOf(name: string): WireForm {
  const form = Object.values(wireForms).find(({ name: known }) => known === name);
  if (form === undefined)
    throw new CommandError(`--engine ${name} is unknown; ${suggestion(name, Object.keys(wireForms))}`);
  return form;
}
