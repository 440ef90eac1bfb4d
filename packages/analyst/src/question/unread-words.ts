import { choosesAmong } from "./choosing-words.js";
import type { Claims } from "./claims.js";
import { superlativeOf, synonymsOf } from "./concepts.js";
import { completesName, isExplained } from "./explained-words.js";
import { isFileWord } from "./file-words.js";
import { matchName } from "./name-match.js";
import { isEntity, isOneName } from "./neutral-words.js";
import { isQuantityOfMeasure } from "./quantity-noun.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";
import {
  givesMember,
  isHeadOfMember,
  isHeadOfNumber,
  isVerbOfGlossed,
  isVerbOfMember,
} from "./words-of-members.js";

/** The words of a question that do not match anything in the table. */
export interface UnreadWords {
  /** Names that are not in the table, such as those of places. */
  readonly names: readonly Token[];
  /** Words that restrict the question: `of women`, `red cars`. */
  readonly narrowing: readonly Token[];
  /** Words that name a column which is not used. */
  readonly unused: readonly Token[];
  /** All other words. */
  readonly others: readonly Token[];
}

const prepositions = /^(?:of|for|with|by|among|at|without|from|using|on|in|per)$/;
const determiners = /^(?:the|a|an|this|that|these|those|all|any|each|every|their|its|his|her|our)$/;

/** Matches adjectives that always distinguish some rows from others, regardless of the noun. */
const distinguishing =
  /^(?:net|gross|online|offline|domestic|foreign|international|overseas|organic|operating|real|nominal|adjusted|unadjusted|taxable|disposable|male|female|urban|rural|private|public|federal|local|national|indoor|outdoor|electric|hybrid|diesel|renewable|solar|nuclear|used|returning|loyal|premium|free|wholesale|retail|commercial|residential|red|blue|green|yellow|black|white|brown|grey|gray|orange|purple|pink|unpaid|overdue|late|early|average-sized|married|single|divorced|widowed|retired|unemployed|disabled|elderly|teenage|adult)$/;
/** Participles that only express existence. */
const plainParticiples =
  /^(?:raised|awarded|represented|included|featured|mentioned|recorded|contained|granted|registered|licen[cs]ed|ordered|placed|issued|listed|published|released|scored|supported|committed|filed|logged|tracked|carried|conducted|held|owned|manufactured|constructed|based|located|situated|related|involved|affected|needed|required|used|tested|reviewed|interviewed|asked|polled|surveyed|employed|hired|booked|visited|caught|shown|displayed|collected|gathered|obtained|noted|seen|paired|combined|united|distributed|correlated|associated|linked|connected|spread|ranked|measured|computed|calculated|divided|weighted|averaged|compared|considered)$/;

/**
 * Whether a word such as `cancelled` or `net` distinguishes some rows from others, so that the answer for all rows
 * would be different.
 */
function distinguishes({ lower }: Token): boolean {
  return (
    distinguishing.test(lower) || (/\wed$/.test(lower) && lower.length > 5 && !plainParticiples.test(lower))
  );
}

/** Returns the words that remain after the question has been interpreted. */
export function unreadWords(
  claims: Claims,
  vocabulary: Vocabulary,
  isCovered: boolean,
  used: ReadonlySet<string> | null,
): UnreadWords {
  const isRepeated = repeats(claims);
  const left = claims
    .free()
    .filter(
      (token) =>
        choosesAmong(token, claims) ||
        !(
          isOpening(token) ||
          isKindOfYear(token, claims) ||
          isJoinedToRow(token, claims, vocabulary) ||
          isWholeTable(token, claims, vocabulary) ||
          isVerbOfFile(token, claims, vocabulary) ||
          isOfDimension(token, claims) ||
          isExplained(token, vocabulary, used) ||
          isRepeated(token) ||
          isPartOfPair(token, claims) ||
          isJobOfTitle(token, claims) ||
          isPlaceOfMember(token, claims) ||
          isBirthOfColumn(token, used) ||
          givesMember(token, claims) ||
          isVerbOfGlossed(token, claims) ||
          isVerbOfMember(token, claims) ||
          isHeadOfMember(token, claims, vocabulary) ||
          isHeadOfNumber(token, claims, vocabulary) ||
          isQuantityOfMeasure(token, claims, vocabulary, used) ||
          (!distinguishes(token) && completesName(token, claims, vocabulary, used))
        ),
    );
  const names = left.filter((token) => token.isName && !/^\d/.test(token.text));
  const words = left.filter((token) => !names.includes(token));
  const narrowing = words.filter((token) => narrows(token, claims, isCovered) || distinguishes(token));
  const unused = words.filter((token) => !narrowing.includes(token) && namesUnused(token, vocabulary, used));
  const others = words.filter((token) => !narrowing.includes(token) && !unused.includes(token));
  return { names, narrowing, unused, others };
}

const containers =
  /^(?:city|town|country|county|household|famil(?:y|ies)|company|firm|school|hospital|list|chart|survey|table|sample|menu|register|stud(?:y|ies)|career|lifetime)$/;

/**
 * Whether a word refers to everything in the table, as in `in this chart`, `the city's people`, `did the household pay`
 * or `in his career`.
 */
function isWholeTable(token: Token, { tokens }: Claims, { table }: Vocabulary): boolean {
  if (!containers.test(token.lower)) return false;
  if (table.columns.some(({ name }) => matchName(name, [token]).score >= 0.4)) return false;
  const before = tokens.find(({ end }) => end + 1 === token.start);
  return /^(?:the|this|these|his|her|their|its)$/.test(before?.lower ?? "");
}

/** Whether a noun names the thing to which the grouping belongs, as `flight` in `By phase of flight`. */
function isOfDimension(token: Token, claims: Claims): boolean {
  if (token.isName || distinguishes(token)) return false;
  const at = claims.tokens.indexOf(token);
  const [head, of] = claims.tokens.slice(Math.max(0, at - 2), at);
  const next = claims.tokens[at + 1];
  return (
    of?.lower === "of" &&
    head !== undefined &&
    claims.useOf(head) === "dimension" &&
    (next === undefined || next.start > token.end + 1 || isStopWord(next.lower))
  );
}

/** Whether a verb says what happens to the things in the file's name, as in `crossed the bridge`. */
function isVerbOfFile(token: Token, { tokens }: Claims, vocabulary: Vocabulary): boolean {
  const [article, noun] = tokens.slice(tokens.indexOf(token) + 1);
  return (
    /ed$/.test(token.lower) &&
    !distinguishing.test(token.lower) &&
    /^(?:the|this|these)$/.test(article?.lower ?? "") &&
    noun !== undefined &&
    isFileWord(noun, vocabulary)
  );
}

/** Whether two nouns joined by "and" both name the rows, as in `countries and territories`. */
function isJoinedToRow({ lower, start }: Token, { tokens }: Claims, vocabulary: Vocabulary): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const [noun, and] = tokens.slice(Math.max(0, at - 2), at);
  return (
    isEntity(lower) &&
    /^(?:and|or)$/.test(and?.lower ?? "") &&
    noun !== undefined &&
    isFileWord(noun, vocabulary)
  );
}

/**
 * Whether a phrase names the year of a row by its kind, and no other year: `in which election year`, `by survey
 * year`.
 */
function isKindOfYear({ lower, end }: Token, { tokens }: Claims): boolean {
  const next = tokens.find(({ start }) => start === end + 1);
  return (
    /^(?:election|survey|census|calendar|record|reporting|publication|release)$/.test(lower) &&
    /^years?$/.test(next?.lower ?? "")
  );
}

/** Whether a word introduces the question, as in `Taking all states together, …`. */
function isOpening({ start, lower }: Token): boolean {
  return start === 0 && /^(?:taking|considering|looking|judging)$/.test(lower);
}

/** Whether a word repeats the meaning of another. */
function repeats(claims: Claims): (token: Token) => boolean {
  const said = claims.tokens.filter(
    (token) => claims.useOf(token) === "dimension" || claims.useOf(token) === "column",
  );
  const implied = claims.tokens.flatMap(({ lower }) => superlativeOf(lower)?.measure ?? []).map(stemOf);
  return ({ stem, lower }) =>
    superlativeOf(lower) !== undefined ||
    said.some((other) => other.stem === stem) ||
    synonymsOf(stem).some((word) => implied.includes(stemOf(word)));
}

/** Whether a noun says of what a column has the titles, as in `job titles` for a column `current_title`. */
function isJobOfTitle(token: Token, claims: Claims): boolean {
  const next = claims.tokens[claims.tokens.indexOf(token) + 1];
  return (
    token.lower === "job" &&
    next !== undefined &&
    /^titles?$/.test(next.lower) &&
    /^(?:column|dimension)$/.test(claims.useOf(next) ?? "")
  );
}

/** Whether `born` says what a column of births in the reading says, such as `birthmonth`. */
function isBirthOfColumn({ lower }: Token, used: ReadonlySet<string> | null): boolean {
  return lower === "born" && [...(used ?? [])].some((name) => /birth|born/i.test(name));
}

const placeNoun =
  /^(?:areas?|communit(?:y|ies)|settings?|neighbou?rhoods?|backgrounds?|origins?|descent|ancestry|surroundings)$/;

/** Whether a noun only says that a member is a place or an origin, as in `rural areas`. */
export function isPlaceOfMember(token: Token, claims: Claims): boolean {
  const before = claims.tokens[claims.tokens.indexOf(token) - 1];
  return before !== undefined && placeNoun.test(token.lower) && claims.useOf(before) === "member";
}

/** Whether a word and the one next to it form one name, as in `came home`. */
export function isPartOfPair(token: Token, { tokens }: Claims): boolean {
  const at = tokens.indexOf(token);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return (
    (before !== undefined && isOneName(before.lower, token.lower)) ||
    (after !== undefined && isOneName(token.lower, after.lower))
  );
}

/** Whether a word is the name of a column that is not used. */
function namesUnused(token: Token, { table }: Vocabulary, used: ReadonlySet<string> | null): boolean {
  return (
    used !== null &&
    table.columns.some(({ name }) => !used.has(name) && matchName(name, [token]).score >= 0.95)
  );
}

/**
 * Whether a word restricts the question. Such a word follows a preposition, or precedes a part of a column's name that
 * was not completely mentioned.
 */
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
