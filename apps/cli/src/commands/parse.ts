import { existsSync } from "node:fs";
import { pointerTo } from "@concordat/contracts/contract";
import { numberBeyondRange } from "@concordat/files/text";
import { unstorableStrings } from "@concordat/llm";
import { parseText } from "@concordat/parser";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { inputName, readInputLines, readTextFile } from "../files/read-text.js";
import { explanation } from "../terminal/explanation.js";
import { note, printJson, readerGone } from "../terminal/output.js";

export function define(command: Command): void {
  command
    .argument("[contract]", "built-in schema, or JSON Schema file; omit it with --schema")
    .argument("[file]", "file with the text (default: standard input)")
    .option(...schemaOption)
    .option("--ndjson", 'read many texts, one {"id", "text"} per line')
    .option("--strict", "accept strict JSON only")
    .option("--explain", "list the repairs and errors on standard error, each with its place")
    .action(parse);
}

interface Flags {
  readonly schema?: string;
  readonly ndjson?: boolean;
  readonly strict?: boolean;
  readonly explain?: boolean;
}

async function parse(
  first: string | undefined,
  second: string | undefined,
  { schema, ndjson, strict = false, explain = false }: Flags,
): Promise<void> {
  // With --schema, no contract is named: the only argument is the text's file, if there is such a file.
  const isText = schema !== undefined && second === undefined && (first === undefined || existsSync(first));
  const file = (isText ? first : second) ?? "-";
  const named = await namedContract(isText ? undefined : first, schema);
  // Values that no record can contain are invalid here, as in commands that ask a model.
  const contract = {
    schema: named.schema,
    fillDefaults: named.fillDefaults,
    validate: (value: unknown) => [...named.validate(value), ...unstorableStrings(value)],
  };
  const answer = (id: string | number | null, text: string): void => {
    const result = parseText(text, contract, { strict });
    printJson({ ...(id === null ? {} : { id }), ...result });
    if (explain) note(explanation(id, text, result));
    if (result.state !== "valid") process.exitCode = exitCode.someFailed;
  };
  if (ndjson === true) await eachLine(file, answer);
  else answer(null, await readTextFile(file));
}

async function eachLine(
  file: string,
  answer: (id: string | number | null, text: string) => void,
): Promise<void> {
  let line = 0;
  for await (const row of file === "-" ? readInputLines() : (await readTextFile(file)).split("\n")) {
    line++;
    if (readerGone.aborted) return;
    if (row.trim() === "") continue;
    const { id, text } = readRow(row, `${inputName(file)}:${line}`);
    answer(id, text);
  }
}

interface Row {
  readonly id: string | number;
  readonly text: string;
}

function readRow(row: string, place: string): Row {
  const value = parsedRow(row);
  if (!isRow(value)) throw new CommandError(`${place}: is not {"id": …, "text": "…"}`);
  // An id such as 1e400 would be printed as null.
  const isRead = typeof value.id === "string" || Number.isFinite(value.id);
  const number = isRead ? null : numberBeyondRange(row);
  if (number === null) return value;
  throw new CommandError(`${place}: ${pointerTo("", ...number.path)} ${number.message}`);
}

/** Parses a line as JSON; `undefined` if it is not JSON. */
function parsedRow(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is Row {
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value)) return false;
  return (typeof value.id === "string" || typeof value.id === "number") && typeof value.text === "string";
}
