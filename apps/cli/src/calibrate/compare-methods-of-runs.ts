import { basename, resolve } from "node:path";
import { CommandError } from "../command-error.js";
import { print, printJson } from "../terminal/output.js";
import type { CalibrateFlags } from "./calibrate-flags.js";
import { decoderOf, peopleOf } from "./calibrate-runs.js";
import { calibrationRecords } from "./calibration-record.js";
import { chosenOf, columnsOf } from "./real-flags.js";
import { simulatedOf } from "./simulated-of-run.js";
import { withAnswersErrors } from "./with-answers-errors.js";

/**
 * Compares runs in which the agents of the same people were asked with different methods, and prints a table or JSON.
 */
export async function compareMethodsOfRuns(runs: readonly string[], flags: CalibrateFlags): Promise<void> {
  const { real, messageColumn, json = false, out, html } = flags;
  if (real === undefined)
    throw new CommandError("calibrate needs --real FILE: a CSV with what people really answered");
  if (runs.length < 2) throw new CommandError("--methods compares several runs: a run for each method");
  if (messageColumn !== undefined || out !== undefined || html !== undefined)
    throw new CommandError("--methods prints what it finds; leave --message-column, --out and --html out");
  const names = runs.map((run) => basename(resolve(run)));
  const compared = await withAnswersErrors(async () => {
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
    // A later calibration then knows that its run may have been chosen by these answers.
    const ids = found.filter(({ methods }) => methods.length > 0).map(({ question }) => question);
    for (const [at, run] of flags.ledger === undefined ? runs.entries() : [])
      await (await calibrationRecords(run)).add([{ people: people[at]?.people ?? [] }], ids);
    return found;
  });
  if (json) printJson(compared);
  else {
    const { methodsTable } = await import("./methods-table.js");
    print(methodsTable(compared));
  }
}
