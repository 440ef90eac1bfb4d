import { join } from "node:path";
import { type MeanOfRuns, meanOfRuns } from "../analysis/compare/mean-of-runs.js";
import { type Measured, measuresOf } from "../analysis/compare/side-values.js";
import { type MeasureFolderOptions, measureFolder } from "../ensemble/measure-folder.js";
import { type ListedPoint, readSweepFolder } from "./sweep-folder.js";

/** The mean of a measure over the runs of a point of a sweep. */
export interface MeasuredPoint extends ListedPoint, Measured, MeanOfRuns {}

/**
 * Measures the runs of all points of a sweep: for each point and measure the mean with its confidence interval.
 * @param folder the path of the sweep's folder
 * @param options what is measured, as in `measureFolder`
 * @throws {RunFolderError} when the folder contains no sweep, or a run is not complete
 */
export async function measureSweep(
  folder: string,
  options: MeasureFolderOptions = {},
): Promise<MeasuredPoint[]> {
  const { points } = await readSweepFolder(folder);
  const rows: MeasuredPoint[] = [];
  for (const point of points) {
    const runs = await measureFolder(join(folder, point.folder), options);
    for (const measured of measuresOf(runs))
      rows.push({ ...point, ...measured, ...meanOfRuns(runs, measured) });
  }
  return rows;
}
