import type { CalibrationWarning } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { fewClusters, minClusters } from "../limits.js";
import { clusterColumns } from "../selection/cluster-columns.js";
import type { CalibratedRun, CalibrateOptions } from "./calibrate-options.js";
import { isRespondent, knownPeople } from "./respondents.js";

/**
 * Returns the runs, in which each person has the group with which it was drawn. A person without a value of the column
 * is a group of one.
 * @throws {RangeError} when nobody has a value of the column, or too few groups answered for a variance
 */
export function withClusters({ runs, cluster }: CalibrateOptions): readonly CalibratedRun[] {
  if (cluster === undefined) return runs;
  const groupOf = ({ columns }: CalibratedRun["people"][number]): string | number | null =>
    ownMember(columns, cluster) ?? null;
  if (runs.every(({ people }) => people.every((person) => groupOf(person) === null)))
    throw new RangeError(`nobody has a value of ${JSON.stringify(cluster)}, by which groups were drawn`);
  const found = runs.map((run) => ({
    ...run,
    people: run.people.map((person) => ({
      ...person,
      cluster: groupOf(person) === null ? `id ${person.id}` : `value ${groupOf(person)}`,
    })),
  }));
  const fewest = Math.min(...found.map(answeredClusters));
  if (fewest < minClusters)
    throw new RangeError(
      `the people who answered are of ${fewest} values of ${JSON.stringify(cluster)}; at least ${minClusters} groups are needed to know how much groups differ`,
    );
  return found;
}

function answeredClusters({ people }: CalibratedRun): number {
  const answered = people.filter(isRespondent);
  return new Set(answered.map(({ cluster }) => cluster)).size;
}

/** Returns warnings about groups: that few were drawn, or that whole groups seem to have been drawn and none is named. */
export function aboutClusters({ runs, cluster, chosen }: CalibrateOptions): CalibrationWarning[] {
  if (cluster !== undefined) {
    const fewest = Math.min(...runs.map(answeredClusters));
    return fewest >= fewClusters
      ? []
      : [
          {
            code: "CLUSTERED",
            sentence: `The people who answered are of only ${fewest} values of ${cluster}. With fewer than ${fewClusters} groups, how much groups differ is hardly known, and the intervals are rough.`,
          },
        ];
  }
  const drawnBy = chosen?.how === "column" ? chosen.column : null;
  return clusterColumns(knownPeople(runs))
    .filter(({ column }) => column !== drawnBy)
    .map(({ column, groups, whole }) => ({
      code: "CLUSTERED" as const,
      sentence: `Of ${whole} of ${groups} values of ${column}, either all people answered or nobody, as if whole groups had been drawn. People of one group answer alike, so that the intervals are then too narrow: name the column with --cluster ${column}.`,
    }));
}
