import { contractRefs, loadContract } from "@concordat/contracts";
import { toWireSchema, type WireForm, wireForms } from "@concordat/llm";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { listSchema } from "../files/list-schema.js";

interface SchemaFlags {
  readonly wire?: string;
  readonly list?: boolean;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .argument("[contract]", "a contract; none lists them all")
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

async function showSchema(reference: string | undefined, { wire, list, json }: SchemaFlags): Promise<void> {
  if (reference === undefined) {
    if (list === true) throw new CommandError("--list needs a contract: concordat schema post --list");
    return listContracts(json === true);
  }
  const { schema } = await loadContract(reference);
  const one = wire === undefined ? schema : toWireSchema(schema, formOf(wire));
  console.log(JSON.stringify(list === true ? listSchema(one) : one, null, 2));
}

async function listContracts(json: boolean): Promise<void> {
  const rows = await Promise.all(
    contractRefs.map(async (ref) => ({
      contract: ref,
      description: (await loadContract(ref)).schema.description,
    })),
  );
  if (json) console.log(JSON.stringify(rows, null, 2));
  else for (const { contract, description } of rows) console.log(`${contract.padEnd(24)} ${description}`);
}

function formOf(name: string): WireForm {
  const form = Object.values(wireForms).find((one) => one.name === name);
  if (form === undefined)
    throw new CommandError(`--wire ${name} is unknown; there are ${Object.keys(wireForms).join(", ")}`);
  return form;
}
