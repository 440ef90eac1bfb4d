import { omitUndefined } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import type { PlotOptions } from "@concordat/simulation-report";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { program } from "../run/program.js";
import { type OptionHints, withHints } from "../run/with-hints.js";
import { note } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { openRecordedRun } from "./open-recorded-run.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { renderPng } from "./render-png.js";

interface PlotFlags extends ModuleFlags, LedgerFlags {
  readonly out: string;
  readonly state?: string;
  readonly spread?: string;
  readonly by?: string;
  readonly overwrite?: boolean;
}

const hints: OptionHints = { OUTPUT_EXISTS: "--overwrite replaces it, --out names another file" };

/** Defines `simulate plot`, which draws a run or an ensemble over its rounds. */
export function definePlot(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("plot")))
    .description(
      "draw adoption, a state of the agents or the spread of a post over the rounds, as an SVG or PNG file",
    )
    .argument(
      "<run>",
      "folder of a run or an ensemble, or the name of a run in the database; it is only read",
    )
    .requiredOption(
      "--out <file>",
      "file for the picture, such as adoption.svg or adoption.png; - for an SVG file on standard output",
    )
    .option(
      "--state <field>",
      "draw this field of the agents' state: the share of agents with each word, or the distribution of a number (default: the share of agents who have reshared)",
    )
    .option(
      "--spread <post>",
      "draw the spread of this post as a tree: who reshared it from whom, and in which round; of one run",
    )
    .option("--by <what>", "segment: draw each segment by itself")
    .option("--overwrite", "replace an existing file")
    .action(plot);
}

async function plot(run: string, flags: PlotFlags): Promise<void> {
  const { out, by, state, spread, overwrite = false } = flags;
  if (by !== undefined && by !== "segment")
    throw new CommandError(`--by ${by}: pictures can be drawn by segment; write --by segment`);
  if (out !== "-" && !/\.(svg|png)$/i.test(out))
    throw new CommandError(
      `--out ${out}: the picture is an SVG or a PNG file; write a name that ends in .svg or .png`,
    );
  const { claimOutputs, writeOutput } = await import("@concordat/files");
  const [output] = await withHints(hints, () => claimOutputs([out], { overwrite }));
  const code = await ownCode(flags);
  const { createPlot } = await import("@concordat/simulation-report");
  const svg = await createPlot({
    ...(await runsOf(run, flags, code)),
    ...code,
    ...omitUndefined({ state, spread }),
    bySegment: by === "segment",
  });
  if (output !== undefined)
    await writeOutput(output, /\.png$/i.test(out) ? await renderPng(svg) : svg, { overwrite });
  if (out !== "-") note(`the picture is in ${out}`);
}

/** Returns the run, or all runs of the ensemble, in a folder or a database. */
async function runsOf(
  place: string,
  flags: PlotFlags,
  code: ScenarioCode,
): Promise<Pick<PlotOptions, "name" | "runs">> {
  const { holdsEnsemble, readEnsembleFolder, readEnsembleRun } = await import("@concordat/simulation/sqlite");
  if (flags.ledger !== undefined || !(await holdsEnsemble(place)))
    return { name: place, runs: [() => openRecordedRun(place, flags, code)] };
  const listed = await readEnsembleFolder(place, code);
  const { ensemble } = listed;
  return {
    name: ensemble.name,
    runs: ensemble.runs.map((run) => async () => {
      const opened = await readEnsembleRun({ ...listed, folder: place }, run, code);
      if (opened === null)
        throw new CommandError(
          `the run in ${run.folder} has not started; continue the ensemble first: ${program()} simulate resume ${shellWord(place)}`,
        );
      return opened;
    }),
  };
}
