import { counted } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { MeasuredPoint, SweepFolder } from "@concordat/simulation/sqlite";
import type { Command } from "commander";
import { exitCode, exitCodeOfPause } from "../exit-code.js";
import { type ClientFlags, inputFiles } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { type OpenModel, openModel } from "../models/open-model.js";
import { closing } from "../run/closing.js";
import { program } from "../run/program.js";
import { hasFailures, pauseText } from "../run/report-end.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, print, printJson } from "../terminal/output.js";
import { ownCode } from "./own-code.js";
import { flagsAfter, limitsOf, type PlayFlags, resumeCommand } from "./play.js";

type SweepFlags = ClientFlags & PlayFlags;

/** The measure that is drawn and printed. The table has all. */
const shownMeasure = "reach";

/** Defines `simulate sweep`, which plays an ensemble for each point of a sweep. */
export function defineSweep(command: Command): void {
  command
    .description("simulate a scenario with several values of its parameters, an ensemble for each")
    .argument("<file>", "file with the scenario, the number of runs, and the values of each parameter")
    .requiredOption("--out <folder>", "new or empty folder for the sweep")
    .action(begin);
}

async function begin(file: string, { out, ...flags }: SweepFlags & { readonly out: string }): Promise<void> {
  const { createSweepFolder, readSweep } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const sweep = await readSweep(file, code);
  const scenarios = sweep.points.map(({ scenario }) => scenario);
  const model = await modelFor(scenarios, flags, [file, ...inputFiles(flags)]);
  const folder = await createSweepFolder(out, sweep, code).catch(closing(model));
  await playSweep(folder, flags, model);
}

/** Resumes the sweep in a folder. */
export async function resumeSweep(place: string, flags: SweepFlags): Promise<void> {
  const { openSweepFolder, readEnsembleFolder } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const folder = await openSweepFolder(place);
  try {
    const listed = folder.sweep.points.map((point) => readEnsembleFolder(`${place}/${point.folder}`, code));
    const scenarios = (await Promise.all(listed)).map(({ scenario }) => scenario);
    const model = await modelFor(scenarios, flags, inputFiles(flags));
    await playSweep(folder, flags, model);
  } finally {
    await folder.close();
  }
}

/** Opens the model if a point needs one. */
async function modelFor(
  scenarios: readonly Parameters<typeof openModel>[0][],
  flags: SweepFlags,
  files: readonly string[],
): Promise<OpenModel | null> {
  const { needsModel } = await import("@concordat/simulation");
  const [first] = scenarios;
  const needing = scenarios.find((scenario) => needsModel(scenario)) ?? first;
  if (needing === undefined) throw new RangeError("a sweep has at least one point");
  return openModel(needing, flags, () => openClient(flags, [...files]));
}

async function playSweep(sweep: SweepFolder, flags: SweepFlags, model: OpenModel | null): Promise<void> {
  const { playSweep: play } = await import("@concordat/simulation/sqlite");
  const { pointText } = await import("./sweep-table.js");
  const { formatMemberEvent } = await import("@concordat/simulation-report/text");
  const { json = false, concurrency } = flags;
  const code = await ownCode(flags);
  const { signal, release } = interruptSignal();
  const { points, runs } = sweep.sweep;
  try {
    if (json) printJson({ sweep: sweep.sweep });
    else print(`${sweep.sweep.name}: ${counted(points.length, "point")} with ${counted(runs, "run")} each`);
    const { pause, completed } = await play({
      sweep,
      ...code,
      ...(model === null ? {} : { model: model.policies }),
      concurrency,
      limits: limitsOf(flags),
      signal,
      onEvent(point, run, event) {
        const line = json ? null : formatMemberEvent(run, event);
        if (json) printJson({ point: point.folder, run: run.folder, event });
        else if (line !== null) print(`${pointText(point.parameters)}: ${line}`);
      },
    });
    if (pause !== null) {
      const next = resumeCommand(sweep.folder, flagsAfter(pause, flags, model));
      note(
        `${pauseText(pause)}; ${completed.length} of ${counted(points.length * runs, "run")} are complete\nto continue: ${next}`,
      );
      process.exitCode = exitCodeOfPause(pause.cause);
      return;
    }
    await writeResults(sweep, code, json);
    if (hasFailures(completed.flatMap(({ summary }) => [summary, summary.answers])))
      process.exitCode = exitCode.someFailed;
  } finally {
    release();
    await sweep.close();
    await model?.close();
  }
}

/** Writes the table and the picture of a complete sweep, and prints the drawn measure. */
async function writeResults(
  { folder, files }: SweepFolder,
  code: Awaited<ReturnType<typeof ownCode>>,
  json: boolean,
): Promise<void> {
  const { measureSweep, sweepFiles } = await import("@concordat/simulation/sqlite");
  const { sweepCsv, sweepPicture } = await import("./sweep-table.js");
  const rows = await measureSweep(folder, code);
  const shown = rows.filter(({ measure, segment }) => measure === shownMeasure && segment === null);
  await files.write(sweepFiles.table, sweepCsv(rows));
  await files.write(
    sweepFiles.picture,
    sweepPicture(shown, "Agents reached, mean of the runs with its 95 % interval"),
  );
  if (json) printJson({ folder, ...sweepFiles, points: shown });
  else for (const row of shown) print(await rowText(row));
  note(
    `the measures are in ${folder}/${sweepFiles.table}, the picture in ${folder}/${sweepFiles.picture}\nto export all runs: ${program()} simulate export ${shellWord(folder)} --out tables`,
  );
}

async function rowText(row: MeasuredPoint): Promise<string> {
  const { formatMeasured, pointText } = await import("./sweep-table.js");
  const format = (value: number) => formatMeasured(row, value);
  const { mean, interval } = row;
  const range = interval === null ? "" : ` (${format(interval.low)} to ${format(interval.high)})`;
  return `${pointText(row.parameters)}: ${mean === null ? "no value" : format(mean)} agents reached${range}, ${counted(row.runs, "run")}`;
}
