import { omitUndefined } from "@concordat/contracts/options";
import { claimOutputs, writeOutput } from "@concordat/files";
import { type FormatName, formatNames, type ImportKind, importRecords } from "@concordat/import";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { readInputBytes } from "../files/read-text.js";
import { assertNoFolder } from "../import/assert-no-folder.js";
import { withImportHints } from "../import/flag-hints.js";
import { format, importKind, pair, timeZone } from "../import/flag-values.js";
import { reportImport } from "../import/report-import.js";
import { withHints } from "../run/with-hints.js";
import { note, printJson } from "../terminal/output.js";

interface ImportFlags {
  readonly as?: FormatName;
  readonly timeZone?: string;
  readonly dateFormat?: string;
  readonly field?: Readonly<Record<string, string>>;
  readonly default?: Readonly<Record<string, string>>;
  readonly out?: string;
  readonly overwrite?: boolean;
}

export function define(command: Command): void {
  command
    .argument("<kind>", "what the file holds: posts, profiles or decisions", importKind)
    .argument("<file>", "CSV, JSON or NDJSON file, or a feed; - for standard input")
    .option("--as <format>", `format of the file: ${formatNames.join(", ")} (default: recognised)`, format)
    .option("--time-zone <zone>", "time zone of times without one: Europe/Berlin, UTC or +02:00", timeZone)
    .option("--date-format <order>", "order of ambiguous dates: dd/mm/yyyy or mm/dd/yyyy")
    .option(
      "--field <name=field>",
      "take a field of the result from this field of the file; repeatable",
      pair,
    )
    .option("--default <name=value>", "value of a field that is empty in the file; repeatable", pair)
    .option("--out <file>", "output file: NDJSON, or a JSON list if the name ends in .json")
    .option("--overwrite", "replace an existing --out")
    .action(importFile);
}

async function importFile(kind: ImportKind, file: string, flags: ImportFlags): Promise<void> {
  const { out, overwrite = false } = flags;
  const claims = { inputs: file === "-" ? [] : [file], overwrite };
  const hints = { OUTPUT_EXISTS: "--overwrite replaces existing files" };
  const [claimed] = await withHints(hints, () => claimOutputs(out === undefined ? [] : [out], claims));
  await assertNoFolder(file);
  const bytes = await readInputBytes(file);
  const imported = withImportHints(file, () => importRecords(kind, bytes, importOptions(flags)));
  reportImport(file, imported);
  const { values, refused } = imported;
  if (refused.length > 0) process.exitCode = exitCode.someFailed;
  if (values.length === 0)
    throw new CommandError("nothing could be imported", { exitCode: exitCode.someFailed });
  if (out === undefined || claimed === undefined) {
    for (const value of values) printJson(value);
    return;
  }
  await withHints(hints, () => writeOutput(claimed, serialised(values, out), claims));
  note(`written to ${out}`);
}

function importOptions({ as, timeZone, dateFormat, field, default: defaults }: ImportFlags) {
  return {
    ...omitUndefined({ as, timeZone, dateFormat, fields: field, defaults }),
  };
}

function serialised(values: readonly unknown[], out: string): string {
  if (/\.json$/i.test(out)) return `${JSON.stringify(values, null, 2)}\n`;
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}
