import type { Column } from "../../table/column.js";
import { isZeroOne } from "../../table/zero-one.js";
import { Claims } from "../claims.js";
import type { Draft } from "../draft.js";
import { type MeasureMention, measureMentions } from "./find-measure.js";
import { isRate, ratioOf } from "./measured-columns.js";
import { asked, claimMention, type SettledMeasure } from "./settled-measure.js";

const populationName =
  /^(?:pop|population|poptotal|total[_ .]?pop(?:ulation)?|totpop|inhabitants|residents)$/i;
const shareOfPeople =
  /\b(?:share|percentage|proportion|fraction|percent|per cent) of (?:(?:the|all|its|their|\p{L}+['’]s) ){0,2}(?:people|population|inhabitants|residents|citizens)\b/iu;

/** Minimum share of a column's name that the words for the part must cover. */
const minPart = 0.75;

/**
 * Finds the share of a population that another column counts, as in `what percentage of the population of Brazil uses
 * the internet` for the columns `internet_users` and `population`.
 */
export function countedOfPeople({ question, cues, claims, vocabulary }: Draft): SettledMeasure | null {
  const match = shareOfPeople.exec(question);
  const { columns } = vocabulary.table;
  const [population, ...others] = columns.filter(
    (column) => isCount(column) && populationName.test(column.name.trim()),
  );
  if (match === null || !cues.share || population === undefined || others.length > 0) return null;
  const behind = claims.tokens.filter(
    (token) =>
      token.start >= match.index + match[0].length &&
      /^(?:undefined|gloss)$/.test(String(claims.useOf(token))),
  );
  const [part, second] = measureMentions(new Claims(behind), columns, () => false).filter(
    ({ score, tokens }) => score >= minPart && tokens.length > 0,
  );
  if (part === undefined || part.score === second?.score || !mayBePart(part, population)) return null;
  claimMention(claims, part);
  claims.claim(claims.within(match.index, match.index + match[0].length), "column");
  return asked(ratioOf(part.column, population));
}

function mayBePart({ column }: MeasureMention, population: Column): boolean {
  return (
    column !== population &&
    isCount(column) &&
    !isRate(column) &&
    column.nature !== "level" &&
    Number(column.greatest) <= Number(population.greatest)
  );
}

function isCount({ kind, least, greatest, type, ...column }: Column): boolean {
  return (
    kind === "number" &&
    !isZeroOne({ kind, least, greatest, type, ...column }) &&
    Number(least) >= 0 &&
    (/INT/.test(type) || Number(greatest) > 1_000)
  );
}
