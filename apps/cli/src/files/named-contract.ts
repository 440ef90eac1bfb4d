import { loadContract, UnknownContractError } from "@concordat/contracts";
import type { Contract } from "@concordat/contracts/contract";
import type { DefinedContract } from "@concordat/contracts/define";
import { readWhole } from "@concordat/files";
import { CommandError } from "../command-error.js";
import { errorMessage } from "../terminal/error-message.js";
import { note } from "../terminal/output.js";
import { assertNumbersInRange } from "./number-range.js";
import { decoded } from "./read-text.js";

/**
 * A JSON Pointer after a file's name; `#` alone refers to the complete file. Other number signs belong to the
 * name.
 */
const pointerFragment = /#(\/.*)?$/s;

/** The option `--schema` and its description, shared by the commands that take a contract. */
export const schemaOption = [
  "--schema <file>",
  "JSON Schema file, or a definition in one: mcp.json#/$defs/Tool",
] as const;

/**
 * Returns the contract for a command: one of Concordat's contracts by its reference, or a contract defined by the
 * schema in a file. A reference may also be a file: `ticket.json`, `mcp.json#/$defs/Tool`.
 * @throws {CommandError} when neither or both are given, or the file is not a JSON Schema
 */
export async function namedContract(
  reference: string | undefined,
  schemaFile: string | undefined,
): Promise<Contract> {
  if (schemaFile === undefined) {
    if (reference === undefined)
      throw new CommandError("name a contract, or give a schema with --schema FILE");
    return isFile(reference) ? contractOf(reference) : ownContract(reference);
  }
  if (reference !== undefined) {
    throw new CommandError(
      `name a contract (${reference}) or give a schema (--schema ${schemaFile}), not both`,
    );
  }
  return contractOf(schemaFile);
}

/**
 * Returns a contract of Concordat.
 * @throws {CommandError} naming the commands that list contracts, if the reference is unknown
 */
async function ownContract(reference: string): Promise<Contract> {
  try {
    return await loadContract(reference);
  } catch (cause) {
    if (!UnknownContractError.isInstance(cause)) throw cause;
    throw new CommandError(
      `${cause.message}\nconcordat schema lists all contracts; --schema FILE takes a schema of your own`,
      { cause },
    );
  }
}

/** Whether a reference is a file. The name of a contract contains neither a point nor a `#`. */
function isFile(reference: string): boolean {
  return pointerFragment.test(reference) || reference.toLowerCase().endsWith(".json");
}

/**
 * Returns the contract of the schema in a file, or of the part at the JSON Pointer after `#`.
 * @throws {CommandError} with the file and every location that makes the schema unusable
 */
async function contractOf(place: string): Promise<Contract> {
  const fragment = place.match(pointerFragment)?.[0] ?? "";
  const file = place.slice(0, place.length - fragment.length);
  const schema = parsed(decoded(await readWhole(file), file), file);
  // Loaded on demand: it includes a schema compiler.
  const { defineContract } = await import("@concordat/contracts/define");
  try {
    const contract = defineContract(schema, { at: decodeURIComponent(fragment.slice(1)) });
    noteIgnored(contract.notes, file);
    return contract;
  } catch (cause) {
    throw new CommandError(`${place}: ${errorMessage(cause)}`, { cause });
  }
}

/** Maximum number of notes that are printed. Further notes are only counted, because a large file has hundreds. */
const maxNotes = 5;

/** Reports the keywords of a schema that are ignored, and why. */
function noteIgnored(notes: DefinedContract["notes"], file: string): void {
  for (const { pointer, message } of notes.slice(0, maxNotes)) note(`${file}#${pointer}: ${message}`);
  const more = notes.length - maxNotes;
  if (more > 0) note(`${file}: ${more} more parts of the schema are ignored`);
}

function parsed(text: string, file: string): object | boolean {
  const value = parsedJson(text, file);
  assertNumbersInRange(text, file);
  if (typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value)))
    return value;
  throw new CommandError(`${file}: is not a JSON Schema, which is an object, true or false`);
}

function parsedJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`${file}: is not valid JSON (${cause instanceof Error ? cause.message : cause})`, {
      cause,
    });
  }
}
