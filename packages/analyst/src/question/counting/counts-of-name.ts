import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import type { Cues } from "../cues.js";
import type { Draft } from "../draft.js";
import { isIdentifier, isMeasurable, ratioOf } from "../measure/measured-columns.js";
import { asked, type SettledMeasure } from "../measure/settled-measure.js";
import { isPeople } from "../people-words.js";
import { isStopWord } from "../stop-words.js";
import type { Token } from "../token.js";
import { countedPhrase } from "./counted-phrase.js";

const votes = /^(?:votes?|ballots?)$/;
const deaths = /^(?:deaths?|fatalit(?:y|ies)|casualt(?:y|ies)|losses)$/;
const dying = /^(?:died?|dies|dying|dead|killed|perished|lost)$/;
/** Matches causes of death. `The number of deaths by hurricanes` counts the dead, and not the hurricanes. */
const causes =
  /^(?:diseases?|illness|sickness|wounds?|injur(?:y|ies)|fever|typhus|typhoid|cholera|plague|smallpox|measles|influenza|flu|pneumonia|malaria|tuberculosis|consumption|diphtheria|dysentery|diarrh(?:o?ea)|cancer|stroke|aids|hiv|covid|starvation|hunger|famine|violence|old[ _.]?age|other)$/i;
const ofCause = /^(?:of|from|by|through|to)$/;

/** The measure that results from a column's name, and the remaining requested operations. */
export interface CountsOfName {
  readonly measured: SettledMeasure;
  readonly cues: Cues;
}

/**
 * Returns the measure of a column that is named after the recipient of votes or after a cause of death, as in `how many
 * votes did Joly get` or `deaths by wounds`. Returns `null` if the question names no such column, or several.
 */
export function countsOfName(draft: Draft): CountsOfName | null {
  const { claims, cues, options, vocabulary } = draft;
  const phrase = votesOf(draft) ?? deathsOf(draft);
  if (phrase === null) return null;
  const { column, name, nouns } = phrase;
  // `In how many districts did Joly get the most votes` counts districts.
  if (cues.counts && countedPhrase(draft).some((token) => !nouns.includes(token))) return null;
  const whole = cues.share ? wholeOf(vocabulary.table.columns) : undefined;
  if (cues.share && whole === undefined) return null;
  claims.claim([name], "column");
  claims.claim(nouns, "row");
  const measure =
    whole === undefined
      ? { column, aggregate: options.aggregate ?? cues.aggregate ?? "sum" }
      : ratioOf(column, whole);
  const what = nouns.find(({ lower }) => votes.test(lower) || deaths.test(lower))?.lower ?? "deaths";
  return {
    measured: {
      ...asked(measure, draft),
      assumptions: [`The numbers of ${column.name} were read as ${what}.`],
    },
    cues: { ...cues, counts: false },
  };
}

interface Phrase {
  readonly column: Column;
  /** The word that is the column's name. */
  readonly name: Token;
  /** The nouns for the counted things. */
  readonly nouns: readonly Token[];
}

function votesOf({ claims, vocabulary }: Draft): Phrase | null {
  const { columns } = vocabulary.table;
  const noun = claims.free().find(({ lower }) => votes.test(lower));
  const haveVotes = columns.some(
    (column) => !isWhole(column) && nameParts(column.name).some((part) => votes.test(part)),
  );
  if (noun === undefined || haveVotes) return null;
  const named = namesOf(claims, columns);
  const [only, ...more] = named;
  return only === undefined || more.length > 0 ? null : { ...only, nouns: [noun] };
}

function deathsOf({ claims, vocabulary }: Draft): Phrase | null {
  const { columns } = vocabulary.table;
  if (columns.some(({ name }) => nameParts(name).some((part) => deaths.test(part)))) return null;
  const [only, ...more] = namesOf(claims, columns);
  if (only === undefined || more.length > 0 || !causes.test(only.column.name.trim())) return null;
  const before = claims.tokens.slice(0, claims.tokens.indexOf(only.name));
  const at = before.findLastIndex(({ lower }) => ofCause.test(lower));
  // At most `due` or an article is between the noun and the cause.
  if (at < 0 || before.slice(at + 1).some(({ lower }) => !isStopWord(lower))) return null;
  const nouns = before
    .slice(0, at)
    .filter(({ lower }) => deaths.test(lower) || dying.test(lower) || isPeople(lower));
  const isOfDeath = nouns.some(({ lower }) => deaths.test(lower) || dying.test(lower));
  // The `by` of `deaths by wounds` names no groups.
  return isOfDeath ? { ...only, nouns: [...nouns, ...before.slice(at)] } : null;
}

/** Returns the words that are the complete name of a numeric column, with the column. Each column occurs once. */
function namesOf(claims: Claims, columns: readonly Column[]): { column: Column; name: Token }[] {
  const found = new Map<Column, Token>();
  for (const token of claims.free()) {
    if (isStopWord(token.lower) || token.parenthesis >= 0) continue;
    const column = columns.find(({ name }) => name.trim().toLowerCase() === token.lower);
    if (column !== undefined && isMeasurable(column) && !isIdentifier(column) && !isWhole(column))
      found.set(column, token);
  }
  return [...found].map(([column, name]) => ({ column, name }));
}

/** Returns the column that contains the total of the other columns; `undefined` if there is none. */
function wholeOf(columns: readonly Column[]): Column | undefined {
  return columns.find((column) => isMeasurable(column) && isWhole(column));
}

function isWhole({ name }: Column): boolean {
  return /^(?:totals?|all|sum)(?:[ _.-]?(?:votes?|ballots?))?$|^(?:votes?|ballots?)[ _.-]?(?:totals?|all)$/i.test(
    name.trim(),
  );
}
