import { checkValue } from "@concordat/contracts/options";
import { recordedShapes } from "../policy/recorded-shapes.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { Engine } from "../run/engine.js";
import { answersAfter, maxDecisions } from "../run/progress/max-decisions.js";
import { needsModel } from "../run/resume/required-code.js";
import type { EnsembleFolder } from "./ensemble-folder.js";
import { runScenario } from "./ensemble-plan.js";
import { ensembleRule } from "./ensemble-rule.js";

/** The numbers of decisions and survey answers that all runs of an ensemble request from a model. */
export interface EnsembleCost {
  /**
   * Minimum number of decisions: the number in the first round of each run. `null` if each run generates its own
   * audience.
   */
  readonly least: number | null;
  /** Maximum number of decisions; `null` if unlimited. */
  readonly most: number | null;
  /** Number of survey answers if all runs ask the same agents; `null` if each run generates its own audience. */
  readonly answers: number | null;
}

/** Computes the cost of an ensemble before any request. */
export async function ensembleCost(
  folder: Pick<EnsembleFolder, "ensemble" | "scenario">,
  code: ScenarioCode = {},
): Promise<EnsembleCost> {
  checkValue(folder, ensembleRule, "ensemble");
  const { ensemble, scenario } = folder;
  if (!needsModel(scenario)) return { least: 0, most: 0, answers: 0 };
  const engineOf = (loaded: typeof scenario) => new Engine(loaded, { ...code, model: recordedShapes });
  const first = engineOf(scenario).atFirstRound();
  const most = maxDecisions(first, scenario.scenario.rounds);
  const answers = answersAfter(first, -1);
  const isDrawnAnew = ensemble.redraw && answers > 0;
  let least = 0;
  if (!ensemble.redraw) {
    for (const run of ensemble.runs)
      least += (await engineOf(runScenario(scenario, ensemble, run)).begin()).plan.units.length;
  }
  return {
    least: ensemble.redraw ? null : least,
    most: most === null ? null : most * ensemble.runs.length,
    answers: isDrawnAnew ? null : answers * ensemble.runs.length,
  };
}
