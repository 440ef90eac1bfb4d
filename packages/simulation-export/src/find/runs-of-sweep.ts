import { join } from "node:path";
import type { ScenarioCode } from "@concordat/simulation";
import { holdsSweep, type ParameterValue, readSweepFolder } from "@concordat/simulation/sqlite";
import { type FoundRuns, joinRuns, type RunLabel, withLabel } from "./found-runs.js";

const pointLabel: RunLabel = {
  name: "point",
  meaning: "The point of the sweep: its folder.",
  type: "VARCHAR",
};

/**
 * Returns the runs of a sweep, with a column for each parameter; `null` if the folder contains no sweep.
 * @throws {RunFolderError} when the list of the sweep was changed
 */
export async function runsOfSweep(
  folder: string,
  runsOfEnsemble: (folder: string, code: ScenarioCode) => Promise<FoundRuns>,
  code: ScenarioCode,
): Promise<FoundRuns | null> {
  if (!(await holdsSweep(folder))) return null;
  const { points } = await readSweepFolder(folder);
  const names = Object.keys(points[0]?.parameters ?? {});
  const types = names.map((name) => typeOf(points.map(({ parameters }) => parameters[name] ?? null)));
  const places: FoundRuns[] = [];
  for (const { folder: point, parameters } of points) {
    let found = withLabel(await runsOfEnsemble(join(folder, point), code), pointLabel, point);
    for (const [index, name] of [...names.entries()].reverse()) {
      const type = types[index] ?? "VARCHAR";
      const label = { name, meaning: "The value of this parameter of the scenario.", type };
      found = withLabel(found, label, cellOf(parameters[name] ?? null, type));
    }
    places.push(found);
  }
  return joinRuns(places);
}

/** Returns the type of a column that has all these values. */
function typeOf(values: readonly ParameterValue[]): RunLabel["type"] {
  const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  if (kinds.size !== 1) return "VARCHAR";
  if (kinds.has("number")) return "DOUBLE";
  return kinds.has("boolean") ? "BOOLEAN" : "VARCHAR";
}

function cellOf(value: ParameterValue, type: RunLabel["type"]): ParameterValue {
  return value !== null && type === "VARCHAR" ? String(value) : value;
}
