import { basename, dirname, resolve } from "node:path";
import { checkValue, isRecord, pathRules, required } from "@concordat/contracts/options";
import type { ScenarioCode } from "../policy/simulation-code.js";
import { loadWithParameters } from "../scenario/load-scenario.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { locatedJson } from "../scenario/located-json.js";
import { readTextFile } from "../scenario/read-text-file.js";
import { type Problem, ScenarioError } from "../scenario/scenario-error.js";
import { type Parameters, sweepPoints } from "../scenario/sweep-points.js";

/** A point of a sweep, with its scenario. */
export interface SweepPoint {
  /** The parameters of the point. */
  readonly parameters: Parameters;
  /** The scenario with these parameters. */
  readonly scenario: LoadedScenario;
}

/** A sweep that was read and checked: one scenario, an ensemble for each point. */
export interface Sweep {
  /** Number of runs of each point. */
  readonly runs: number;
  /** Whether each run generates its own audience and network. */
  readonly redraw: boolean;
  /** The points, in order. Never empty. */
  readonly points: readonly SweepPoint[];
}

const members = ["scenario", "runs", "redraw", "sweep"];

/**
 * Reads a file with a sweep: `scenario`, the file of a scenario, relative to this one; `runs`, the number of runs of each
 * point; `sweep`, the values of each parameter or a list of points; and `redraw`, which is optional. The scenario of every
 * point is checked completely.
 * @param file the path of the file
 * @param code the user's rankers and policies that the scenario needs
 * @throws {ScenarioError} with every problem of the file, or of the first point that cannot be simulated
 * @example
 * const sweep = await readSweep("sweep.json");
 */
export async function readSweep(file: string, code: ScenarioCode = {}): Promise<Sweep> {
  checkValue(file, required(pathRules.file), "file");
  const text = await readTextFile(file);
  if (typeof text === "string") throw new ScenarioError(file, [{ place: file, path: "", message: text }]);
  const root = locatedJson(basename(file), text.text);
  if ("message" in root) throw new ScenarioError(file, [root]);
  const given: Partial<Record<string, unknown>> = { ...Object(root.value) };
  const points = sweepPoints(given.sweep);
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => {
    problems.push({ place: root.place(path), path, message });
  };
  const { scenario, runs, redraw = false } = given;
  if (!isRecord(root.value)) add("", "must be an object");
  for (const name of Object.keys(given))
    if (!members.includes(name)) add(`/${name}`, `is not one of ${members.join(", ")}`);
  if (typeof scenario !== "string" || scenario === "") add("/scenario", "must be the file of a scenario");
  if (typeof runs !== "number" || !Number.isInteger(runs) || runs < 1)
    add("/runs", "must be a number of runs from 1");
  if (typeof redraw !== "boolean") add("/redraw", "must be true or false");
  if (typeof points === "string") add("/sweep", points);
  if (problems.length > 0 || typeof points === "string") throw new ScenarioError(file, problems);
  const scenarioFile = resolve(dirname(file), String(scenario));
  const loaded: SweepPoint[] = [];
  for (const parameters of points)
    loaded.push({ parameters, scenario: await loadWithParameters(scenarioFile, parameters, code) });
  return { runs: Number(runs), redraw: redraw === true, points: loaded };
}
