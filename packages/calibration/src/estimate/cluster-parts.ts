import { sumOf } from "./moments.js";

/** A respondent in a weighted regression of `y` on `x`. */
export interface ClusteredPoint {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  /** The group with which the respondent was drawn. */
  readonly cluster: string;
}

/** The part of the variance that comes from one group. */
export interface ClusterPart {
  readonly cluster: string;
  readonly part: number;
  /** The weight of the group. */
  readonly weight: number;
}

interface Sums {
  readonly w: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
}

/** Share of the variance of `x` that must remain without a group, or else this group alone determines the slope. */
const minRemaining = 1e-9;

/**
 * Returns the parts of the cluster-robust variance CR3 of a regression's prediction. The part of a group is the square
 * of the change of the prediction when the group is left out (Bell and McCaffrey 2002). With groups of one, CR3 is HC3.
 * For a given slope, the part is multiplied by 1 minus the weight of the group, so that groups of one give HC2.
 * @param points the respondents
 * @param at the value of `x` for which `y` is predicted
 * @param fixed a given slope; `null` to estimate it
 * @returns `null` if a single group determines the slope
 */
export function clusterParts(
  points: readonly ClusteredPoint[],
  at: number,
  fixed: number | null,
): ClusterPart[] | null {
  const all = sumsOf(points);
  const [meanX, meanY] = [all.x / all.w, all.y / all.w];
  const centred = points.map((point) => ({ ...point, x: point.x - meanX, y: point.y - meanY }));
  const total = sumsOf(centred);
  const groups = new Map<string, ClusteredPoint[]>();
  for (const point of centred) {
    const group = groups.get(point.cluster);
    if (group === undefined) groups.set(point.cluster, [point]);
    else group.push(point);
  }
  const predict = (sums: Sums): number =>
    (sums.y + slopeOf(sums, fixed) * ((at - meanX) * sums.w - sums.x)) / sums.w;
  const complete = predict(total);
  const parts = [...groups].map(([cluster, group]) => {
    const own = sumsOf(group);
    const rest = without(total, own);
    const isDetermined = fixed === null && spreadOf(rest) <= minRemaining * spreadOf(total);
    const change = (predict(rest) - complete) ** 2;
    const part = fixed === null ? change : change * (1 - own.w / total.w);
    return { cluster, weight: own.w, part: isDetermined ? Number.NaN : part };
  });
  return parts.some(({ part }) => Number.isNaN(part)) ? null : parts;
}

function slopeOf(sums: Sums, fixed: number | null): number {
  return fixed ?? (sums.xy - (sums.x * sums.y) / sums.w) / spreadOf(sums);
}

function spreadOf({ w, x, xx }: Sums): number {
  return xx - (x * x) / w;
}

function without(all: Sums, group: Sums): Sums {
  return {
    w: all.w - group.w,
    x: all.x - group.x,
    y: all.y - group.y,
    xx: all.xx - group.xx,
    xy: all.xy - group.xy,
  };
}

function sumsOf(points: readonly ClusteredPoint[]): Sums {
  const sum = (value: (point: ClusteredPoint) => number): number =>
    sumOf(points.map((point) => point.weight * value(point)));
  return {
    w: sum(() => 1),
    x: sum(({ x }) => x),
    y: sum(({ y }) => y),
    xx: sum(({ x }) => x * x),
    xy: sum(({ x, y }) => x * y),
  };
}
