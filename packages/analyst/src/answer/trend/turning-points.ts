/** A period at which the direction of a course changes. */
export interface TurningPoint {
  /** The index of the turning point in the series. */
  readonly at: number;
  readonly isHigh: boolean;
  /** The difference to the nearest adjacent turning point or end of the series. */
  readonly swing: number;
}

type Turn = Omit<TurningPoint, "swing">;

/** The window around a turning point, and the minimum length of a cycle, in periods. */
interface Rule {
  readonly around: number;
  readonly minCycle: number;
}

/** The rules for turning points by the number of periods per year. Quarters and years share one rule. */
const rules: Readonly<Record<number, Rule>> = { 12: { around: 5, minCycle: 15 } };
const quarterly: Rule = { around: 2, minCycle: 5 };

/**
 * Finds turning points by the rule of Bry and Boschan (1971) in the form of Harding and Pagan, Dissecting the cycle,
 * Journal of Monetary Economics 49 (2002). A peak is higher than the two quarters, or five months, on either side.
 * Peaks and troughs alternate. A cycle from peak to peak lasts at least five quarters, or fifteen months; if not, the
 * turning points with the smallest swing are removed. Remove a seasonal pattern first.
 */
export function turningPoints(values: readonly number[], perYear: number): TurningPoint[] {
  const { around, minCycle } = rules[perYear] ?? quarterly;
  let turns = takingTurns(extremes(values, around), values);
  for (
    let next = withoutClosest(turns, values, minCycle);
    next !== null;
    next = withoutClosest(turns, values, minCycle)
  )
    turns = takingTurns(next, values);
  return turns.map((turn, place) => ({ ...turn, swing: swingOf(turns, place, values) }));
}

function extremes(values: readonly number[], around: number): Turn[] {
  return values.flatMap((value, at): Turn[] => {
    if (at < around || at >= values.length - around) return [];
    const others = [...values.slice(at - around, at), ...values.slice(at + 1, at + around + 1)];
    if (others.every((other) => other < value)) return [{ at, isHigh: true }];
    return others.every((other) => other > value) ? [{ at, isHigh: false }] : [];
  });
}

/** Keeps the highest of consecutive peaks and the lowest of consecutive troughs. */
function takingTurns(turns: readonly Turn[], values: readonly number[]): Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const last = kept.at(-1);
    if (last === undefined || last.isHigh !== turn.isHigh) kept.push(turn);
    else if (valueAt(values, turn.at) > valueAt(values, last.at) === turn.isHigh) kept.splice(-1, 1, turn);
  }
  return kept;
}

/** Removes a turning point of a cycle that is too short. Returns `null` if there is none. */
function withoutClosest(turns: readonly Turn[], values: readonly number[], minCycle: number): Turn[] | null {
  const close = turns.flatMap((turn, place) => {
    const next = turns[place + 2];
    return next !== undefined && next.at - turn.at < minCycle ? [place, place + 1, place + 2] : [];
  });
  const [first, ...others] = close;
  if (first === undefined) return null;
  const smallest = others.reduce(
    (best, place) => (swingOf(turns, place, values) < swingOf(turns, best, values) ? place : best),
    first,
  );
  return turns.filter((_, place) => place !== smallest);
}

function swingOf(turns: readonly Turn[], place: number, values: readonly number[]): number {
  const at = turns[place]?.at ?? 0;
  const before = turns[place - 1]?.at ?? 0;
  const after = turns[place + 1]?.at ?? values.length - 1;
  const distance = (other: number): number => Math.abs(valueAt(values, at) - valueAt(values, other));
  return Math.min(distance(before), distance(after));
}

function valueAt(values: readonly number[], at: number): number {
  return values[at] ?? Number.NaN;
}
