import type { CalibratedRun, CalibrationQuestion, Chosen } from "@concordat/calibration";
import { sentenceList } from "@concordat/report-kit";
import { CommandError } from "../command-error.js";
import { note, print, printJson } from "../terminal/output.js";
import type { CalibrateFlags } from "./calibrate-flags.js";
import { decoderOf, distinctFolders, peopleOf } from "./calibrate-runs.js";
import { calibrationRecords } from "./calibration-record.js";
import { chosenOf, columnsOf } from "./real-flags.js";
import { simulatedOf } from "./simulated-of-run.js";
import { withAnswersErrors } from "./with-answers-errors.js";

/**
 * Compares runs in which the agents of the same people were asked with different methods, and prints a table or JSON.
 */
export async function compareMethodsOfRuns(runs: readonly string[], flags: CalibrateFlags): Promise<void> {
  const { real, json = false } = flags;
  if (real === undefined)
    throw new CommandError("calibrate needs --real FILE: a CSV with what people really answered");
  if (runs.length < 2) throw new CommandError("--methods compares several runs: a run for each method");
  const unused = unusedOptions(flags);
  if (unused.length > 0)
    throw new CommandError(
      `--methods compares and prints, and makes no estimate and no file; leave ${sentenceList(unused)} out`,
    );
  const names = distinctFolders(runs, "methods");
  const { compared, caveats } = await withAnswersErrors(async () => {
    const { compareMethods } = await import("@concordat/calibration");
    const [columns, chosen] = [columnsOf(flags.column), chosenOf(flags.answered)];
    const decoded = await decoderOf(real, flags);
    const simulated = await Promise.all(runs.map((run) => simulatedOf(run, flags)));
    const { table, people: known } = decoded(simulated[0]?.questions ?? [], columns, chosen);
    const context = { columns, chosen, flags, known };
    const tables = runs.map(() => table);
    const people = await peopleOf(simulated, tables, names, context);
    const found = compareMethods({
      questions: simulated[0]?.questions ?? [],
      methods: people.map((run, at) => ({ name: names[at] ?? "", people: run.people })),
    });
    if (found.every(({ methods }) => methods.length === 0)) {
      const { nothingComparedLines } = await import("./methods-table.js");
      throw new CommandError(nothingComparedLines(found).join("\n"));
    }
    // A later calibration then knows that its run may have been chosen by these answers.
    const ids = found.filter(({ methods }) => methods.length > 0).map(({ question }) => question);
    for (const [at, run] of flags.ledger === undefined ? runs.entries() : [])
      await (await calibrationRecords(run)).add([{ people: people[at]?.people ?? [] }], ids);
    return { compared: found, caveats: await caveatsOf(simulated[0]?.questions ?? [], people, chosen) };
  });
  for (const caveat of caveats) note(caveat);
  if (json) printJson(compared);
  else {
    const { methodsTable } = await import("./methods-table.js");
    print(methodsTable(compared));
  }
}

/** Returns what limits a comparison to the people who answered: how they were chosen, and what they differ in. */
async function caveatsOf(
  questions: readonly CalibrationQuestion[],
  [first]: readonly CalibratedRun[],
  chosen: Chosen,
): Promise<readonly string[]> {
  const { calibrate, caveatSentences, NothingToCalibrateError } = await import("@concordat/calibration");
  try {
    return caveatSentences(calibrate({ questions, runs: [{ people: first?.people ?? [] }], chosen }));
  } catch (error) {
    // A comparison needs less than an estimate: answers may all be equal.
    if (error instanceof NothingToCalibrateError) return [];
    throw error;
  }
}

/** Returns the given options that a comparison of methods would ignore. */
function unusedOptions({
  messageColumn,
  out,
  html,
  overwrite,
  primary,
  plan,
  segment,
  about,
  assigned,
  asked,
  cluster,
}: CalibrateFlags) {
  const given: Readonly<Record<string, boolean>> = {
    "--message-column": messageColumn !== undefined,
    "--out": out !== undefined,
    "--html": html !== undefined,
    "--overwrite": overwrite === true,
    "--primary": primary !== undefined,
    "--plan": plan.length > 0,
    "--segment": segment.length > 0,
    "--about": about !== undefined,
    "--assigned": assigned !== undefined,
    "--asked": asked !== undefined,
    "--cluster": cluster !== undefined,
  };
  return Object.keys(given).filter((option) => given[option]);
}
