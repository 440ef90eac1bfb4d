import type { Source } from "@concordat/contracts/decision-run";
import { mayBeEqual, type NumberFound } from "../citation/read-numbers.js";
import { mayBeOneAmount } from "./period.js";
import { readFigures, type TextFigure } from "./read-figures.js";

/** Two documents that give different figures for the same thing. */
export interface Contradiction {
  readonly first: TextFigure;
  readonly second: TextFigure;
}

/**
 * Finds figures for the same thing that differ between documents. Two figures are compared if the words of one label
 * are all in the other, and their units and years are equal. They contradict each other if the numbers differ and a
 * change of the period does not make them equal, as for 8,000 a month and 96,000 a year. Only figures with a label in
 * the same sentence or row are compared, so that few contradictions are found but few are wrong. A label with several
 * figures in one document, such as a column of months, is ignored.
 */
export function findContradictions({ sources }: Readonly<{ sources: readonly Source[] }>): Contradiction[] {
  const all = sources.filter(({ file }) => file !== null).flatMap(readFigures);
  const several = seriesOf(all);
  const figures = all.filter((figure) => !several.has(seriesKey(figure)));
  return figures.flatMap((first, index) =>
    figures.slice(index + 1).flatMap((second) => (isContradiction(first, second) ? [{ first, second }] : [])),
  );
}

/** Returns the labels that have several figures within one document. */
function seriesOf(figures: readonly TextFigure[]): ReadonlySet<string> {
  const first = new Map<string, TextFigure>();
  return new Set(
    figures.flatMap((figure) => {
      const key = seriesKey(figure);
      const known = first.get(key);
      if (known === undefined) first.set(key, figure);
      return known === undefined || mayBeEqual(known.number, figure.number) ? [] : [key];
    }),
  );
}

function seriesKey({ source, label, unit, years, period }: TextFigure): string {
  return JSON.stringify([source.file, [...label].sort(), unit, years, period]);
}

function isContradiction(first: TextFigure, second: TextFigure): boolean {
  return (
    first.source.file !== second.source.file &&
    first.unit === second.unit &&
    isSameLabel(first.label, second.label) &&
    first.years.join() === second.years.join() &&
    !numbersOf(first).some((number) =>
      numbersOf(second).some(
        (other) =>
          mayBeEqual(number, other) || mayBeOneAmount([number, first.period], [other, second.period]),
      ),
    )
  );
}

/** Whether two labels name the same thing: they are equal, or all words of one, at least two, are in the other. */
function isSameLabel(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  const [small, large] = first.size <= second.size ? [first, second] : [second, first];
  const isWithin = [...small].every((word) => large.has(word));
  return isWithin && (small.size === large.size || small.size >= 2);
}

function numbersOf({ number, others }: TextFigure): NumberFound[] {
  return [number, ...others];
}
