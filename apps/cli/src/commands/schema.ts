import { contractRefs, loadContract } from "@concordat/contracts";
import { toWireSchema, type WireForm, wireForms } from "@concordat/llm";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";

export function define(command: Command): void {
  command
    .argument("[contract]", "a contract; none lists them all")
    .option(
      "--wire <client>",
      `the schema that an engine is asked with: ${Object.keys(wireForms).join(", ")}`,
    )
    .option("--json", "print the list as JSON")
    .action(showSchema);
}

async function showSchema(
  reference: string | undefined,
  { wire, json }: { wire?: string; json?: boolean },
): Promise<void> {
  if (reference === undefined) return list(json === true);
  const { schema } = await loadContract(reference);
  const shown = wire === undefined ? schema : toWireSchema(schema, formOf(wire));
  console.log(JSON.stringify(shown, null, 2));
}

async function list(json: boolean): Promise<void> {
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
