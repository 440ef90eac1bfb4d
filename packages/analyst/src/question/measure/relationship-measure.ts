import { aggregated } from "../choose-aggregate.js";
import type { Draft } from "../draft.js";
import type { Hints } from "../hints.js";
import type { MeasureMention } from "./find-measure.js";
import { asked, claimMention, type SettledMeasure } from "./settled-measure.js";

/** Returns the two numeric columns whose relationship a question asks for. */
export function relationship(
  draft: Draft,
  { columns: hinted }: Hints,
  mentions: readonly MeasureMention[],
): SettledMeasure | null {
  const { claims } = draft;
  const [first, second] = hinted;
  if (first !== undefined && second !== undefined)
    return { ...asked({ column: first, aggregate: "average" }), against: second };
  const disjoint: MeasureMention[] = [];
  for (const mention of mentions)
    if (
      disjoint.every(
        ({ tokens }) => !tokens.some(({ start }) => mention.tokens.some((token) => token.start === start)),
      )
    )
      disjoint.push(mention);
  const [a, b] =
    first === undefined
      ? disjoint
      : [{ column: first, score: 1, tokens: [] }, ...disjoint.filter(({ column }) => column !== first)];
  if (a === undefined) return null;
  claimMention(claims, a);
  if (b === undefined) return asked(aggregated(draft, a.column), draft);
  claimMention(claims, b);
  const ordered = (a.tokens[0]?.start ?? 0) <= (b.tokens[0]?.start ?? 0) ? [a, b] : [b, a];
  const [x, y] = ordered;
  return x === undefined || y === undefined
    ? null
    : { ...asked({ column: x.column, aggregate: "average" }), against: y.column };
}
