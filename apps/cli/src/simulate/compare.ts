import { omitUndefined } from "@concordat/contracts/options";
import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { EffectSize, MeasuredRun, ScenarioCode } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { colours } from "../terminal/colours.js";
import { note, print, printJson } from "../terminal/output.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

/** The flags of `simulate compare`: the runs to compare, and the output format. */
interface CompareFlags extends ModuleFlags {
  readonly post?: string;
  readonly postB?: string;
  readonly by?: string;
  readonly size?: EffectSize;
  readonly json?: boolean;
  readonly out?: string;
  readonly overwrite?: boolean;
}

/** Defines `simulate compare`. */
export function defineCompare(simulate: Command): void {
  withModuleOption(simulate.command("compare"))
    .description("compare two runs or ensembles, with intervals")
    .argument("<a>", "folder of a run, a fork or an ensemble")
    .argument("<b>", "folder to compare with <a>")
    .option("--post <id>", "measure only this post")
    .option("--post-b <id>", "the post in <b>, if it is a different one")
    .option("--by <what>", "segment: also measure each segment")
    .option(
      "--size <n>",
      "smallest difference to detect, for the number of runs needed: 5 in the unit of the measure, or 10% of <a> (default)",
      sizeOfText,
    )
    .option("--json", "print JSON (simulation-comparison/v1), not a table")
    .option("--out <file>", "also write the comparison to a file (simulation-comparison/v1)")
    .option("--overwrite", "replace an existing file")
    .action(compare);
}

/** Compares the runs or ensembles of two folders. */
async function compare(a: string, b: string, flags: CompareFlags): Promise<void> {
  const { json = false, out, overwrite = false, size, by } = flags;
  if (by !== undefined && by !== "segment")
    throw new CommandError(`--by ${by}: measures can be shown by segment; write --by segment`);
  const { claimOutputs, writeOutput } = await import("@concordat/files");
  const [output] = out === undefined ? [] : await claimOutputs([out], { overwrite });
  const code = await ownCode(flags);
  const { compareRuns } = await import("@concordat/simulation");
  const comparison = compareRuns({
    a: await measured(a, flags.post, by, code),
    b: await measured(b, flags.postB ?? flags.post, by, code),
    ...omitUndefined({ size }),
  });
  if (output !== undefined) {
    await writeOutput(output, `${JSON.stringify(comparison, null, 2)}\n`, { overwrite });
    note(`the comparison is in ${out}`);
  }
  if (json) printJson(comparison);
  else print(await comparisonTable(comparison));
}

async function comparisonTable(comparison: SimulationComparison): Promise<string> {
  const { formatComparison } = await import("@concordat/simulation-report/text");
  const { bold, yellow } = colours.out;
  const emphasis = { found: bold, uncertain: yellow };
  const { heading, columns, rows, remarks } = formatComparison(comparison, emphasis);
  const { fittedTable } = await import("../terminal/fitted-table.js");
  const table = rows.length === 0 ? [] : [fittedTable(columns, rows)];
  return [...heading, ...table, ...remarks].join("\n");
}

async function measured(
  folder: string,
  post: string | undefined,
  by: string | undefined,
  code: ScenarioCode,
): Promise<MeasuredRun[]> {
  const { pointedRun } = await import("@concordat/simulation/distributed");
  if ((await pointedRun(folder)) !== null)
    throw new CommandError(
      `${folder} is recorded in PostgreSQL; copy it into a folder with simulate copy first`,
    );
  const { measureFolder } = await import("@concordat/simulation/sqlite");
  return measureFolder(folder, {
    ...code,
    ...omitUndefined({ post }),
    bySegment: by === "segment",
  });
}

/** Parses an effect size: `5`, in the unit of the measure, or `10%` of the mean of A. */
function sizeOfText(text: string): EffectSize {
  const [, digits, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const number = Number(digits);
  if (digits === undefined || number === 0)
    throw new CommandError(`--size ${text}: write a number above 0, such as 5, or a share of A, such as 10%`);
  return percent === "%" ? { share: number / 100 } : { absolute: number };
}
