import type { LabelledRun } from "../export-runs.js";
import type { CellType, ExportCell } from "../tables/table.js";

/** A column that says to which run a row belongs. */
export interface RunLabel {
  /** The name of the column. */
  readonly name: string;
  /** The meaning of the column. */
  readonly meaning: string;
  /** The type of the column's cells. */
  readonly type: Exclude<CellType, "VARCHAR[]" | "TIMESTAMP">;
}

/** The runs in a folder, or in several. */
export interface FoundRuns {
  /** The columns that identify a run. */
  readonly labels: readonly RunLabel[];
  /** The runs that have started, in the order of their lists. */
  readonly runs: readonly LabelledRun[];
  /** The folders of runs that have not started. */
  readonly unstarted: readonly string[];
}

/** The name of the column that names the folder or the part of the folder in which a run was found. */
export const folderLabel: RunLabel = {
  name: "folder",
  meaning: "The folder in which the run was found.",
  type: "VARCHAR",
};

/** The labels of a run in a folder with several. */
export const runLabels: readonly RunLabel[] = [
  { name: "run", meaning: "The run: its folder in that of the ensemble.", type: "VARCHAR" },
  { name: "seed", meaning: "The seed of the run.", type: "BIGINT" },
];

/** Adds a column to runs, with the same cell for all of them. */
export function withLabel(
  { labels, runs, unstarted }: FoundRuns,
  label: RunLabel,
  cell: ExportCell,
): FoundRuns {
  return {
    labels: [label, ...labels],
    runs: runs.map((run) => ({ ...run, labels: [cell, ...run.labels] })),
    unstarted,
  };
}

/**
 * Joins runs from several locations. The result has the columns of all locations. A column is `null` for runs of a
 * location without it.
 */
export function joinRuns(places: readonly FoundRuns[]): FoundRuns {
  const labels = new Map<string, RunLabel>();
  for (const label of places.flatMap((place) => place.labels)) {
    const known = labels.get(label.name);
    labels.set(
      label.name,
      known === undefined || known.type === label.type ? label : { ...label, type: "VARCHAR" },
    );
  }
  const joined = [...labels.values()];
  return {
    labels: joined,
    runs: places.flatMap((place) => place.runs.map((run) => relabelled(run, place.labels, joined))),
    unstarted: places.flatMap(({ unstarted }) => unstarted),
  };
}

function relabelled(run: LabelledRun, from: readonly RunLabel[], to: readonly RunLabel[]): LabelledRun {
  return {
    ...run,
    labels: to.map(({ name, type }) => {
      const cell = run.labels[from.findIndex((label) => label.name === name)] ?? null;
      return type === "VARCHAR" && cell !== null ? String(cell) : cell;
    }),
  };
}
