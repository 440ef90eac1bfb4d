import type { Stretch } from "./stretches.js";

/** The part of a marked text that is shown with its marks. */
export interface MarkedText {
  readonly stretches: readonly Stretch[];
  /** The text after the marks, without marks. */
  readonly rest: string;
  /** Number of marks in the part of the text that is not shown. */
  readonly hidden: number;
}

export function isMarked({ repairs, problems }: Stretch): boolean {
  return repairs.length + problems.length > 0;
}

/** Keeps the first marks of a text: a page with tens of thousands of marks is too slow for typing. */
export function firstMarks(stretches: readonly Stretch[], most: number): MarkedText {
  let marks = 0;
  const beyond = stretches.findIndex((stretch) => isMarked(stretch) && ++marks > most);
  if (beyond < 0) return { stretches, rest: "", hidden: 0 };
  const rest = stretches.slice(beyond);
  return {
    stretches: stretches.slice(0, beyond),
    rest: rest.map(({ text }) => text).join(""),
    hidden: rest.filter(isMarked).length,
  };
}
