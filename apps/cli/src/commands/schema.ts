import { contractRefs, loadContract } from "@concordat/contracts";
import { toWireSchema, type WireForm, wireForms } from "@concordat/llm";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { listSchema } from "../files/list-schema.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { print, printJson } from "../terminal/output.js";

interface SchemaFlags {
  readonly schema?: string;
  readonly wire?: string;
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
    .addOption(
      new Option("--list", "the schema of a file that lists such values, for an editor").conflicts("wire"),
    )
    .option("--json", "print the table of contracts as JSON")
    .action(showSchema);
}

async function showSchema(
  reference: string | undefined,
  { schema: file, wire, list, json }: SchemaFlags,
): Promise<void> {
  if (reference === undefined && file === undefined) {
    if (list === true) throw new CommandError("--list needs a contract: concordat schema post --list");
    return listContracts(json === true);
  }
  const { schema } = await namedContract(reference, file);
  const printed = wire === undefined ? schema : toWireSchema(schema, formOf(wire));
  printJson(list === true ? listSchema(printed) : printed, 2);
}

async function listContracts(json: boolean): Promise<void> {
  const rows = await Promise.all(
    contractRefs.map(async (ref) => ({
      contract: ref,
      description: (await loadContract(ref)).schema.description,
    })),
  );
  if (json) printJson(rows, 2);
  else for (const { contract, description } of rows) print(`${contract.padEnd(24)} ${description}`);
}

function formOf(name: string): WireForm {
  const form = Object.values(wireForms).find(({ name: known }) => known === name);
  if (form === undefined)
    throw new CommandError(`--wire ${name} is unknown; there are ${Object.keys(wireForms).join(", ")}`);
  return form;
}
