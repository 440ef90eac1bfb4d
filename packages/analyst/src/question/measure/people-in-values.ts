import type { Column } from "../../table/column.js";
import { unnamedValue } from "../../table/wide-periods.js";
import type { Draft } from "../draft.js";
import { isFileWord } from "../file-words.js";
import { isPeople } from "../people-words.js";
import { stemOf, type Token } from "../token.js";
import { isMeasurable } from "./measured-columns.js";
import { asked, type SettledMeasure } from "./settled-measure.js";

/** Matches names of columns that say nothing of their values. */
const bareName = /^(?:values?|obs[ _.]?values?|observations?|figures?|data[ _.]?values?)$/i;
const population = /^(?:populations?|inhabitants|residents|people|persons)$/;
/** Matches columns by which people are counted. */
const bySex = /\b(?:sex|gender)\b/i;
const byAge = /^age|\bage\b/i;
/** Stems of words in the names of files that count people. */
const people: ReadonlySet<string> = new Set(
  "people peoples population populations persons inhabitants residents census".split(" ").map(stemOf),
);
/** Smaller numbers may be percentages. */
const minGreatest = 1_000;

/**
 * The only number of a table of whole numbers, if its name says nothing and the file's name or the columns for sex and
 * age say that people are counted; `undefined` if there is none.
 */
function bareCount({ vocabulary: { table, byColumn, fileStems } }: Draft): Column | undefined {
  const [only, ...more] = table.columns.filter(isMeasurable);
  const isBare =
    only !== undefined &&
    more.length === 0 &&
    (bareName.test(only.name.trim()) || only.name === unnamedValue) &&
    /INT|DECIMAL\(\d+, 1\)/.test(only.type) &&
    Number(only.least) >= 0 &&
    Number(only.greatest) > minGreatest;
  const names = [...byColumn.keys()].map(({ name }) => name.replace(/[_.-]/g, " ").trim());
  const isByBoth = names.some((name) => bySex.test(name)) && names.some((name) => byAge.test(name));
  return isBare && (isByBoth || [...fileStems].some((stem) => people.has(stem))) ? only : undefined;
}

/**
 * Finds the number of people in a column that is only called `Value`, in a table by sex or age: `the population of
 * Nigeria`, `how many women`, `the most children`.
 */
export function peopleInValues(draft: Draft): SettledMeasure | null {
  const { claims, vocabulary, cues, question, options } = draft;
  const column = bareCount(draft);
  if (column === undefined || options.measure !== undefined || options.aggregate !== undefined) return null;
  if (cues.aggregate !== null) return null;
  const named = claims.free().find(({ lower }) => population.test(lower));
  const asksNumber = cues.counts || /\b(?:most|fewest|more|fewer)\b/i.test(question);
  const counted = asksNumber ? countedPeople(draft) : undefined;
  const word = named ?? counted;
  if (word === undefined) return null;
  if (claims.useOf(word) === undefined) claims.claim([word], "row");
  const told = isFileWord(word, vocabulary)
    ? []
    : [`Nothing in the table says what ${column.name} counts: its numbers were read as people.`];
  return { ...asked({ column, aggregate: "sum" }), assumptions: told };
}

/** The word for people after `how many` or `the most`. */
function countedPeople({ claims }: Draft): Token | undefined {
  const { tokens } = claims;
  const at = tokens.findIndex(({ lower }) => /^(?:many|most|fewest|more|fewer|number)$/.test(lower));
  return at < 0 ? undefined : tokens.slice(at + 1, at + 4).find(({ lower }) => isPeople(lower));
}
