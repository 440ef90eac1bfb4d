import {
  type MeanOfRuns,
  type Measured,
  meanOfRuns,
  measureKey,
  measuresOf,
} from "@concordat/simulation/results";
import { isShare, measureName } from "@concordat/simulation-report";
import type { RequestQuery } from "../api/request-query.js";
import type { MeasuredRuns, RunMeasures } from "./measured-runs.js";

/** The values of a measure in all viewed runs. */
export interface MeasuresAnswer {
  /** The measures of the complete audience that can be selected, each with its key and its description. */
  readonly measures: readonly (readonly [key: string, words: string])[];
  readonly segments: readonly string[];
  /** The key of the selected measure; `null` if no run has been measured yet. */
  readonly measure: string | null;
  /** Whether the measure is a share. */
  readonly isShare: boolean;
  /** The groups of runs: one for each message of a study, or a single group of all runs. */
  readonly sides: readonly MeasuredSide[];
  /** Number of runs that are yet to be measured. */
  readonly waiting: number;
  /** Number of runs that are incomplete or cannot be read. The mean is only computed if there are none. */
  readonly missing: number;
}

/** A group of runs that differ only in their seeds. */
export interface MeasuredSide {
  /** The message of a study; `null` if the viewed runs are not a study. */
  readonly name: string | null;
  /** The mean with its confidence interval; `null` until all viewed runs are measured. */
  readonly mean: Omit<MeanOfRuns, "values"> | null;
  readonly runs: readonly {
    readonly key: string;
    readonly title: string;
    readonly state: RunMeasures["state"];
    /** The reason why the run was not measured; `null` if it was, even if its value is `null`. */
    readonly why: string | null;
    readonly value: number | null;
  }[];
}

/** Returns a measure in all runs, of all agents or of one segment, as in the reports of ensembles and studies. */
export async function measuresAnswer(runs: MeasuredRuns, query: RequestQuery): Promise<MeasuresAnswer> {
  const all = await runs.now();
  const measured = all.flatMap(([, one]) => (one.state === "measured" ? [one.measured] : []));
  const [first] = all.flatMap(([, one]) => (one.state === "measured" ? [one] : []));
  const known = measuresOf(measured);
  const whole = known.filter(({ segment }) => segment === null);
  const key = query.text("measure");
  const chosen = whole.find((one) => measureKey(one) === key) ?? whole[0] ?? null;
  const wanted = chosen === null ? null : { ...chosen, segment: query.text("segment") };
  const names = [...new Set(all.map(([run]) => run.message?.name ?? null))];
  const bySide = names.map((name) => all.filter(([run]) => (run.message?.name ?? null) === name));
  return {
    measures: whole.map((one) => [measureKey(one), measureName(one, first?.rounds ?? 0)]),
    segments: [...new Set(known.flatMap(({ segment }) => (segment === null ? [] : [segment])))],
    measure: chosen === null ? null : measureKey(chosen),
    isShare: chosen !== null && isShare(chosen.measure),
    sides: sidesOf(names, bySide, wanted),
    waiting: all.filter(([, { state }]) => state === "waiting").length,
    missing: all.filter(([, { state }]) => state === "incomplete" || state === "failed").length,
  };
}

type Runs = Awaited<ReturnType<MeasuredRuns["now"]>>;

function sidesOf(
  names: readonly (string | null)[],
  bySide: readonly Runs[],
  wanted: Measured | null,
): MeasuredSide[] {
  const isWhole = bySide.every((runs) => runs.every(([, { state }]) => state === "measured"));
  const measured = bySide.map((runs) =>
    runs.flatMap(([, one]) => (one.state === "measured" ? [one.measured] : [])),
  );
  return bySide.map((runs, side) => {
    const means = wanted === null ? null : meanOfRuns(measured[side] ?? [], wanted, measured);
    const values = [...(means?.values ?? [])];
    return {
      name: names[side] ?? null,
      mean: isWhole && means !== null ? withoutValues(means) : null,
      runs: runs.map(([{ key, title }, one]) => ({
        ...{ key, title, state: one.state, why: reasonWithoutMeasures(one) },
        value: one.state === "measured" ? (values.shift() ?? null) : null,
      })),
    };
  });
}

function withoutValues({ values: _, ...mean }: MeanOfRuns): MeasuredSide["mean"] {
  return mean;
}

function reasonWithoutMeasures(one: RunMeasures): string | null {
  if (one.state === "incomplete") return `${one.rounds} of ${one.planned} rounds are closed`;
  return one.state === "failed" ? one.problem : null;
}
