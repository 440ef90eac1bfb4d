import type { Column } from "../../table/column.js";
import { isZeroOne } from "../../table/zero-one.js";
import { Claims } from "../claims.js";
import type { Draft } from "../draft.js";
import type { Token } from "../token.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { isMeasurable, isRate, ratioOf } from "./measured-columns.js";
import { asked, claimMention, type SettledMeasure } from "./settled-measure.js";

const shareOf =
  /\b(?:share|percentage|proportion|fraction|percent|per cent|part) of (?:(?:all|the|their|its|a) )*/i;
const verb =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|came|comes|come|goes|go|went|will|get|gets|got)$/;

/** Minimum share of a column's name that the words must cover. */
const minCovered = 0.75;

/**
 * Finds the share of one column in another, as in `what share of the bill do people leave as a tip` for the columns
 * `total_bill` and `tip`: the words before the verb name the whole, and the words behind it the part.
 */
export function shareOfColumn({ question, cues, claims, vocabulary }: Draft): SettledMeasure | null {
  const match = shareOf.exec(question);
  if (match === null || !cues.share) return null;
  const columns = vocabulary.table.columns.filter(mayBeAmount);
  const behind = claims.tokens.filter(({ start }) => start >= match.index + match[0].length);
  const at = behind.findIndex(({ lower }) => verb.test(lower));
  if (at < 1) return null;
  const whole = namedBy(behind.slice(0, at), claims, columns);
  const part = namedBy(behind.slice(at + 1), claims, columns);
  if (whole === null || part === null || whole.column === part.column) return null;
  if (Number(part.column.greatest) > Number(whole.column.greatest)) return null;
  // People leave it as a tip: who does so, and the verb before `as`, say nothing more.
  const link = behind.findIndex(({ lower }, index) => index > at && lower === "as");
  if (link > 0) claims.claim(behind.slice(link - 1, link), "gloss");
  claimMention(claims, whole);
  claimMention(claims, part);
  return asked(ratioOf(part.column, whole.column));
}

/** Returns the column that free words name best; `null` if none or several do. */
function namedBy(
  tokens: readonly Token[],
  claims: Claims,
  columns: readonly Column[],
): MeasureMention | null {
  const free = tokens.filter((token) => [undefined, "gloss"].includes(claims.useOf(token)));
  const [best, second] = measureMentions(new Claims(free), columns, () => false).filter(
    ({ score, tokens: own }) => score >= minCovered && own.length > 0,
  );
  return best === undefined || best.score === second?.score ? null : best;
}

function mayBeAmount(column: Column): boolean {
  return (
    isMeasurable(column) &&
    column.role === "measure" &&
    !isZeroOne(column) &&
    !isRate(column) &&
    column.nature !== "level" &&
    Number(column.least) >= 0
  );
}
