import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import {
  type ClientFlags,
  inputFiles,
  parseWholeNumber,
  withClientOptions,
} from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { openModel } from "../models/open-model.js";
import { closing } from "../run/closing.js";
import { withResumeHelp } from "../run/resume-help.js";
import { defineAnswers } from "../simulate/answers.js";
import { defineAsk } from "../simulate/ask.js";
import { defineCompare } from "../simulate/compare.js";
import { beginInDatabase, forkInDatabase, resumeInDatabase } from "../simulate/database/begin-run.js";
import { defineDatabaseCommands } from "../simulate/database/define-commands.js";
import { findRun } from "../simulate/database/find-run.js";
import { type LedgerFlags, ledgerUrl, withLedgerOption } from "../simulate/database/ledger-flag.js";
import { verifyInDatabase } from "../simulate/database/verify-run.js";
import { defineDecisions } from "../simulate/decisions.js";
import { defineEnsemble, resumeEnsemble } from "../simulate/define-ensemble.js";
import { defineExport } from "../simulate/export.js";
import { noteFork, noteScenario } from "../simulate/note-scenario.js";
import { type ModuleFlags, ownCode, withModuleOption } from "../simulate/own-code.js";
import { type PlayFlags, play, withRunOptions } from "../simulate/play.js";
import { definePlot } from "../simulate/plot.js";
import { definePreview } from "../simulate/preview.js";
import { defineRelevance } from "../simulate/relevance.js";
import { defineReport } from "../simulate/report.js";
import { reportEnsemble, reportVerification } from "../simulate/report-verification.js";
import { defineShow } from "../simulate/show.js";
import { defineSweep, resumeSweep } from "../simulate/sweep.js";
import { verifySweep } from "../simulate/verify-sweep.js";

type RunFlags = ClientFlags & PlayFlags & LedgerFlags & { readonly decide?: boolean };
type ForkFlags = RunFlags & { readonly at: number; readonly change: string; readonly out: string };
type SimulateFlags = RunFlags & { readonly out?: string };

export function define(command: Command): void {
  // Options after the name of a subcommand belong to it, although the command has options of these names.
  command.enablePositionalOptions();
  withPlayOptions(withClientOptions(command))
    .argument("<scenario>", "scenario file (scenario/v1)")
    .option("--out <folder>", "new or empty folder for the run (required)")
    .action(begin);
  withPlayOptions(withClientOptions(withResumeHelp(command.command("resume"))))
    .description("continue an interrupted run, ensemble or sweep")
    .argument("<run>", "folder of the run, the ensemble or the sweep")
    .action(resume);
  withPlayOptions(withClientOptions(command.command("fork")))
    .description("copy a run up to a round, and continue it with a change")
    .argument("<run>", "folder of the run; it is only read")
    .requiredOption("--at <round>", "first changed round", parseWholeNumber)
    .requiredOption("--change <file>", "file with the change (fork-change/v1)")
    .requiredOption("--out <folder>", "new or empty folder for the fork")
    .action(fork);
  defineEnsemble(withRunOptions(withClientOptions(command.command("ensemble"))));
  defineSweep(withRunOptions(withClientOptions(command.command("sweep"))));
  withLedgerOption(withModuleOption(command.command("verify")))
    .description("recompute a run without a model, and compare every row and hash")
    .argument("<run>", "folder of the run, the ensemble or the sweep")
    .option("--json", "print the result as JSON")
    .action(verify);
  defineCompare(command);
  defineExport(command);
  defineShow(command);
  defineAsk(command);
  definePreview(command);
  defineDecisions(command);
  defineAnswers(command);
  defineReport(command);
  definePlot(command);
  defineRelevance(command);
  defineDatabaseCommands(command);
}

function withPlayOptions(command: Command): Command {
  return withRunOptions(withLedgerOption(command)).option(
    "--decide",
    "with --ledger: also make decisions in this process, not only in workers",
  );
}

async function begin(file: string, { out, ...flags }: SimulateFlags): Promise<void> {
  if (out === undefined)
    throw new CommandError("simulate needs --out FOLDER: a folder for the run, new or empty");
  const url = ledgerUrl(flags);
  if (url !== null) return beginInDatabase(url, file, { out, ...flags });
  const { loadScenario } = await import("@concordat/simulation");
  const { checkNewFolder, createRunFolder } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const scenario = await loadScenario(file, code);
  await checkNewFolder(out, scenario);
  const model = await openModel(scenario, flags, () => openClient(flags, [file, ...inputFiles(flags)]));
  const run = await createRunFolder(out, scenario, code).catch(closing(model));
  await noteScenario(scenario);
  await play({ run, folder: out, flags, model, code });
}

async function resume(folder: string, flags: RunFlags): Promise<void> {
  const place = await findRun(folder, flags);
  if (place.kind === "database") return resumeInDatabase({ ...place, place: folder }, flags);
  const { holdsEnsemble, holdsSweep, openRunFolder } = await import("@concordat/simulation/sqlite");
  if (await holdsEnsemble(folder)) return resumeEnsemble(folder, flags);
  if (await holdsSweep(folder)) return resumeSweep(folder, flags);
  const code = await ownCode(flags);
  const run = await openRunFolder(folder, code);
  const open = () => openClient(flags, inputFiles(flags));
  const model = await openModel(run.scenario, flags, open).catch(closing(run));
  await play({ run, folder, flags, model, code });
}

async function fork(folder: string, { at, change: file, out, ...flags }: ForkFlags): Promise<void> {
  const place = await findRun(folder, flags);
  if (place.kind === "database")
    return forkInDatabase({ ...place, place: folder }, { at, change: file, out, ...flags });
  const { fork: forkRun, forkedScenario, loadChange } = await import("@concordat/simulation");
  const { checkNewFolder, createRunFolder, readRunFolder } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const parent = await readRunFolder(folder, code);
  try {
    const change = await loadChange(file, { parent, at, ...code });
    const scenario = forkedScenario(parent.scenario, { round: at, change });
    await checkNewFolder(out, scenario);
    // Before anything is written, because a fork is created atomically.
    const model = await openModel(scenario, flags, () => openClient(flags, [file, ...inputFiles(flags)]));
    const begun = await createRunFolder(out, scenario, code)
      .then(async (run) => {
        const policies = model === null ? {} : { model: model.policies };
        const { inheritable } = await forkRun({
          parent,
          at,
          change,
          ledger: run.ledger,
          ...code,
          ...policies,
        }).catch(closing(run));
        return { run, inheritable };
      })
      .catch(closing(model));
    const { inheritable } = begun;
    await noteFork({ place: folder, at, inheritable, parent: parent.scenario, scenario });
    await play({ run: begun.run, folder: out, flags, model, code });
  } finally {
    await parent.close();
  }
}

async function verify(
  folder: string,
  { json = false, ...flags }: ModuleFlags & LedgerFlags & { readonly json?: boolean },
): Promise<void> {
  const place = await findRun(folder, flags);
  if (place.kind === "database")
    return reportVerification(await verifyInDatabase(place.url, place.name, flags), { json });
  const { holdsEnsemble, holdsSweep, verifyEnsemble, verifyRunFolder } = await import(
    "@concordat/simulation/sqlite"
  );
  const code = await ownCode(flags);
  if (await holdsSweep(folder)) return verifySweep(folder, code, { json });
  if (await holdsEnsemble(folder)) return reportEnsemble(await verifyEnsemble(folder, code), { json });
  await reportVerification(await verifyRunFolder(folder, code), { json });
}
