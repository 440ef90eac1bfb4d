import { contractRefs, loadContract } from "@concordat/contracts";
import type { JsonSchema } from "@concordat/contracts/contract";
import { suggestion } from "@concordat/contracts/options";
import { toWireSchema, type WireForm, wireForms } from "@concordat/llm";
import { unheldRules } from "@concordat/llm/grammar";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { listSchema } from "../files/list-schema.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { note, print, printJson } from "../terminal/output.js";

interface SchemaFlags {
  readonly schema?: string;
  readonly wire?: string;
  readonly explain?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument("[contract]", "a contract; none lists them all")
    .option(...schemaOption)
    .option(
      "--wire <client>",
      `the schema that an engine is asked with: ${Object.keys(wireForms).join(", ")}`,
    )
    .option("--explain", "with --wire: say on standard error which rules the engine does not hold, and why")
    .addOption(
      new Option("--list", "the schema of a file that lists such values, for an editor").conflicts("wire"),
    )
    .option("--json", "print the table of contracts as JSON")
    .action(showSchema);
}

async function showSchema(
  reference: string | undefined,
  { schema: file, wire, explain, list, json }: SchemaFlags,
): Promise<void> {
  if (explain === true && wire === undefined)
    throw new CommandError("--explain needs an engine: concordat schema post --wire llama --explain");
  if (reference === undefined && file === undefined) {
    if (list === true) throw new CommandError("--list needs a contract: concordat schema post --list");
    return listContracts(json === true);
  }
  const { schema } = await namedContract(reference, file);
  const printed = wire === undefined ? schema : toWireSchema(schema, formOf(wire));
  printJson(list === true ? listSchema(printed) : printed, 2);
  if (explain === true && wire !== undefined) explainUnheld(schema, formOf(wire));
}

/** A line for every rule that answers are only checked against, with its place in the contract. */
function explainUnheld(schema: JsonSchema, form: WireForm): void {
  const unheld = unheldRules(schema, form);
  if (unheld.length === 0) note(`${form.name} holds every rule of the contract`);
  else note(`${form.name} does not hold these rules of the contract; answers are checked against them:`);
  for (const { pointer, reason } of unheld) note(`  ${pointer}: ${reason}`);
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
    throw new CommandError(`--wire ${name} is unknown; ${suggestion(name, Object.keys(wireForms))}`);
  return form;
}
