import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { type ClientFlags, inputFiles, parseWholeNumber } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { openModel } from "../models/open-model.js";
import { closing } from "../run/closing.js";
import { executeEnsemble } from "./ensemble.js";
import { ownCode } from "./own-code.js";
import type { PlayFlags } from "./play.js";

type EnsembleFlags = ClientFlags &
  PlayFlags & { readonly runs: number; readonly out: string; readonly redraw?: boolean };

/** Defines `simulate ensemble`, which runs a scenario with several seeds. */
export function defineEnsemble(command: Command): void {
  command
    .description("simulate a scenario several times, with different seeds")
    .argument("<scenario>", "scenario file (scenario/v1)")
    .requiredOption("--runs <n>", "number of runs", parseWholeNumber)
    .requiredOption("--out <folder>", "new or empty folder for the ensemble")
    .option(
      "--redraw",
      "draw a new audience and network for each run, instead of using those of the scenario's seed for all",
    )
    .action(begin);
}

async function begin(file: string, { runs, out, redraw = false, ...flags }: EnsembleFlags): Promise<void> {
  if (runs < 1) throw new CommandError("--runs 0: an ensemble needs at least 1 run");
  const { loadScenario } = await import("@concordat/simulation");
  const { checkNewFolder, createEnsembleFolder } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const scenario = await loadScenario(file, code);
  await checkNewFolder(out, scenario);
  const model = await openModel(scenario, flags, () => openClient(flags, [file, ...inputFiles(flags)]));
  const ensemble = await createEnsembleFolder(out, scenario, { runs, redraw }, code).catch(closing(model));
  await executeEnsemble({ ensemble, flags, model, code });
}

/** Resumes the ensemble in a folder. */
export async function resumeEnsemble(folder: string, flags: ClientFlags & PlayFlags): Promise<void> {
  const { openEnsembleFolder } = await import("@concordat/simulation/sqlite");
  const code = await ownCode(flags);
  const ensemble = await openEnsembleFolder(folder, code);
  const open = () => openClient(flags, inputFiles(flags));
  const model = await openModel(ensemble.scenario, flags, open).catch(closing(ensemble));
  await executeEnsemble({ ensemble, flags, model, code });
}
