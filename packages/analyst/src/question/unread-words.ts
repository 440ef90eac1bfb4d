import { nameParts } from "../table/column-nature.js";
import type { Claims } from "./claims.js";
import { superlativeOf, synonymsOf } from "./concepts.js";
import { isFileWord } from "./file-words.js";
import { isAbbreviation, matchName } from "./name-match.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/** Words of a question that nothing of the table answers to. */
export interface UnreadWords {
  /** Names, such as of a place that the table does not have. */
  readonly names: readonly Token[];
  /** Words that narrow what is asked: `of women`, `red cars`. */
  readonly narrowing: readonly Token[];
  /** Words that name a column which is not computed from. */
  readonly unused: readonly Token[];
  /** The others. */
  readonly others: readonly Token[];
}

const prepositions = /^(?:of|for|with|by|among|at|without|from|using|on|in|per)$/;
const determiners = /^(?:the|a|an|this|that|these|those|all|any|each|every|their|its|his|her|our)$/;
/** Words of what things are counted in, and verbs that every count has. */
const harmless =
  /^(?:miles?|km|kilomet\w*|met(?:er|re)s?|feet|foot|inch\w*|dollars?|euros?|pounds?|cents?|minutes?|seconds?|degrees?|percent\w*|points?|tons?|tonnes?|kg|grams?|lit(?:er|re)s?|gallons?|barrels?|money|us\$?|usd|eur|mm|cm|celsius|fahrenheit|world\w*|worth|traveled|happen\w*|took|place|present|included?|taken|given|made|result\w*|statistic\w*|data\w*|counted|seen|stand|run|runs|part|ever|each|total\w*|altogether|combined|respectively|pieces?|cases?|people|persons?|individuals?|lived?|survey\w*|sampled?|studied|study|participants?|respondents?|subjects?|big|long|much|far|earlier|later|previous\w*|following|next|before|after|biggest|ones?|play(?:ed|s|ing)?|driven|travell?ed|travels?|flown|built|opened|closed|bought|buy|use[ds]?|using|spent?|saw|pair|respect\w*|quality|quantit\w*)$/;

/** Adjectives that always tell one part from the others, whatever they stand before. */
const distinguishing =
  /^(?:net|gross|online|offline|domestic|foreign|international|overseas|organic|operating|real|nominal|adjusted|unadjusted|taxable|disposable|male|female|urban|rural|private|public|federal|local|national|indoor|outdoor|electric|hybrid|diesel|renewable|solar|nuclear|used|returning|loyal|premium|free|wholesale|retail|commercial|residential|red|blue|green|yellow|black|white|brown|grey|gray|orange|purple|pink|unpaid|overdue|late|early|average-sized|married|single|divorced|widowed|retired|unemployed|disabled|elderly|teenage|adult)$/;
/** Participles that say of things no more than that they are there. */
const plainParticiples =
  /^(?:raised|registered|licen[cs]ed|ordered|placed|issued|listed|published|released|scored|supported|committed|filed|logged|tracked|carried|conducted|held|owned|based|located|situated|related|involved|affected|needed|required|used|tested|reviewed|interviewed|asked|polled|surveyed|employed|hired|booked|visited|caught|shown|displayed|collected|gathered|obtained|noted|seen|paired|combined|united|distributed|correlated|associated|linked|connected|spread|ranked|measured|computed|calculated|divided|weighted|averaged|compared|considered)$/;

/** A word such as `cancelled` or `net` tells some rows from others: the answer for all of them is another one. */
function distinguishes({ lower }: Token): boolean {
  return (
    distinguishing.test(lower) || (/\wed$/.test(lower) && lower.length > 5 && !plainParticiples.test(lower))
  );
}

/** Words that are left when everything that can be read is read. */
export function unreadWords(
  claims: Claims,
  vocabulary: Vocabulary,
  isCovered: boolean,
  used: ReadonlySet<string> | null,
): UnreadWords {
  const said = claims.tokens.filter(
    (token) => claims.useOf(token) === "dimension" || claims.useOf(token) === "column",
  );
  const implied = claims.tokens.flatMap(({ lower }) => superlativeOf(lower)?.measure ?? []).map(stemOf);
  const isRepeated = ({ stem, lower }: Token): boolean =>
    superlativeOf(lower) !== undefined ||
    said.some((other) => other.stem === stem) ||
    synonymsOf(stem).some((word) => implied.includes(stemOf(word)));
  const left = claims.free().filter((token) => !isExplained(token, vocabulary, used) && !isRepeated(token));
  const names = left.filter((token) => token.isName && !/^\d/.test(token.text));
  const words = left.filter((token) => !names.includes(token));
  const narrowing = words.filter((token) => narrows(token, claims, isCovered) || distinguishes(token));
  const unused = words.filter((token) => !narrowing.includes(token) && namesUnused(token, vocabulary, used));
  const others = words.filter((token) => !narrowing.includes(token) && !unused.includes(token));
  return { names, narrowing, unused, others };
}

/** Whether a word is the name of a column that nothing is computed from. */
function namesUnused(token: Token, { table }: Vocabulary, used: ReadonlySet<string> | null): boolean {
  return (
    used !== null &&
    table.columns.some(({ name }) => !used.has(name) && matchName(name, [token]).score >= 0.95)
  );
}

/** A word of the name of a column, or of a member, explains itself only where the column is computed from. */
function isExplained(token: Token, vocabulary: Vocabulary, used: ReadonlySet<string> | null): boolean {
  const { table, byColumn } = vocabulary;
  if (isStopWord(token.lower) || harmless.test(token.lower)) return true;
  if (isFileWord(token, vocabulary)) return true;
  if (isPerson(token) && table.columns.some(({ name }) => personColumn.test(name))) return true;
  for (const { name } of table.columns)
    if (
      (used?.has(name) ?? true) &&
      nameParts(name).some(
        (part) => stemOf(part) === token.stem || (part.length >= 3 && isAbbreviation(part, token.lower)),
      )
    )
      return !token.isName;
  for (const [column, members] of byColumn)
    if (
      (column.distinct ?? 0) <= 60 &&
      members.some(
        ({ text }) =>
          ((used?.has(column.name) ?? true) || totalMember.test(text)) &&
          text
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .some((word) => stemOf(word) === token.stem),
      )
    )
      return !token.isName;
  return false;
}

/** Rows of a total are left out, but what they are called says what the table is about: all natural disasters. */
const totalMember = /^(?:all|total|overall)\b/i;

const personColumn =
  /^(?:age|sex|gender|race|first[ _.]?name|last[ _.]?name|name|salary|marital|married|ethnicity|survived)$/i;

function isPerson({ lower }: Token): boolean {
  return /^(?:professors?|students?|patients?|passengers?|respondents?|participants?|workers?|employees?|teachers?|doctors?|customers?|users?|members?|players?|voters?|adults?|children|men|women|victims?)$/.test(
    lower,
  );
}

/** Stands behind a preposition, or before the part of a name that is not covered. */
function narrows(token: Token, claims: Claims, isCovered: boolean): boolean {
  const { tokens } = claims;
  let at = tokens.indexOf(token) - 1;
  while (at >= 0 && determiners.test(tokens[at]?.lower ?? "")) at--;
  const before = tokens[at];
  const next = tokens[tokens.indexOf(token) + 1];
  const use = next === undefined ? undefined : claims.useOf(next);
  if (use === "row" || use === "dimension") return true;
  if (before !== undefined && prepositions.test(before.lower)) return true;
  return !isCovered && next !== undefined && claims.useOf(next) === "column";
}
