import type { Conjunction } from "../proof/conjunction.js";
import { highEnd, lowEnd } from "../proof/number-range.js";
import { numbersAt } from "../proof/possible-values.js";

/** Returns a number and its neighbours, at distances of 1 and of small steps. */
export function numbersAround(number: number): readonly number[] {
  return [0, 1, -1, 0.5, -0.5, 0.01, -0.01, 10, -10].map((step) => number + step).filter(Number.isFinite);
}

/** Candidates for numbers of a conjunction; not all satisfy it. */
export function numbersFor(a: Conjunction): readonly number[] {
  const ends = [lowEnd(a).value, highEnd(a).value].filter(Number.isFinite);
  const multiples = numbersAt(a, "multipleOf").flatMap((step) => [step, step * 2, step * 3, -step]);
  const steps = numbersAt(a, "multipleOf").flatMap((step) =>
    ends.flatMap((end) => [Math.ceil(end / step) * step, Math.floor(end / step) * step]),
  );
  return [
    1,
    0,
    -1,
    0.5,
    1.5,
    2,
    ...ends.flatMap(numbersAround),
    ...multiples,
    ...steps,
    1e6,
    -1e6,
    123456.789,
  ];
}
