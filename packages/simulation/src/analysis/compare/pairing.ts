import type { MeasuredRun } from "../measure/measure-run.js";

/** The pairs of runs from two sides. */
export interface Pairing {
  readonly kind: "by-seed" | "unpaired";
  /** The reason for the kind of pairing, as a text. */
  readonly reason: string;
  /** Pairs of indexes into A and B. Empty if the runs are unpaired. */
  readonly pairs: readonly (readonly [a: number, b: number])[];
}

/**
 * Pairs runs by seed if each run has a partner with the same audience. The two runs of a pair have the same random
 * numbers, so they differ only in the compared change.
 */
export function pairingOf(a: readonly MeasuredRun[], b: readonly MeasuredRun[]): Pairing {
  const places = new Map(b.map(({ seed }, place) => [seed, place]));
  const pairs = a.flatMap(({ seed }, place) => {
    const other = places.get(seed);
    return other === undefined ? [] : [[place, other] as const];
  });
  const unpaired = (reason: string): Pairing => ({ kind: "unpaired", reason, pairs: [] });
  if (pairs.length === 0) return unpaired("the two sides have no seed in common");
  if (pairs.length < Math.min(a.length, b.length)) return unpaired("the two sides have different seeds");
  if (pairs.some(([one, other]) => a[one]?.audience !== b[other]?.audience))
    return unpaired("the two sides have different audiences");
  const left = a.length + b.length - 2 * pairs.length;
  const rest = left === 0 ? "" : `; ${left} ${left === 1 ? "run has" : "runs have"} no partner`;
  const seeds = pairs.length === 1 ? "seed" : `${pairs.length} seeds`;
  return { kind: "by-seed", reason: `both sides have the same ${seeds} and the same audience${rest}`, pairs };
}
