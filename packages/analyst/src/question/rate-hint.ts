import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import type { Table } from "../table/open-table.js";
import { isMeasurable } from "./measure/measured-columns.js";
import { quotedOption } from "./quoted.js";

/** Things of which a part is shared, liked or bought, the most usual first. */
const bases: readonly RegExp[] = [
  /^(?:views?|impressions?|visits?|sessions?|visitors?|users?|reach)$/,
  /^(?:pop|population|inhabitants|people|persons|customers|total|totals|attempts|applicants|applications|n)$/,
];

/** Explains how to compute a rate from two columns of a table. */
export function rateHint({ columns }: Table, part: Column | null): string {
  const measurable = columns.filter((column) => column !== part && isMeasurable(column));
  const [base] = bases.flatMap((pattern) =>
    measurable.filter(({ name }) => nameParts(name).some((word) => pattern.test(word))),
  );
  return part === null || base === undefined
    ? "--measure A/B divides two columns"
    : `--measure ${quotedOption(`${part.name}/${base.name}`)} divides two columns`;
}

/**
 * Whether a column contains whole numbers above 100 and so is not a rate. For example, a number of accepted people is
 * not an acceptance rate.
 */
export function isBeyondPercent({ name, type, greatest }: Column): boolean {
  return (
    /INT/.test(type) &&
    Number(greatest) > 100 &&
    !nameParts(name).some((part) => /^(?:rate|rates|per)$/.test(part))
  );
}
