import { nameParts } from "../table/name-parts.js";
import { meanTheSame, superlativeOf } from "./concepts.js";
import type { Draft } from "./draft.js";
import { isExplained } from "./explained-words.js";
import { matchName } from "./name-match.js";
import { isPeople } from "./people-words.js";
import type { Reading } from "./reading.js";
import { isStopWord } from "./stop-words.js";
import { stemOf, type Token } from "./token.js";
import { quotedWords } from "./unknown-words.js";

/** Words that the reading took although nothing in the table says what they mean. */
export interface WordsTaken {
  /** Words before a name that was read, as in `licensed women`. They restrict the rows, and nothing says how. */
  readonly modifiers: readonly Token[];
  /** Nouns for what a row is, such as `respondents`. */
  readonly rows: readonly Token[];
  /** Nouns after `which` for which some column was taken. */
  readonly groups: readonly Token[];
  /** Words before parentheses that are more than the name of what is in them. */
  readonly glossed: readonly Token[];
}

/**
 * Finds the words that were marked as read without anything that accounts for them: no column, value, unit, operation
 * or name of the file.
 * @param used names of the columns that are computed from
 */
export function wordsTaken(draft: Draft, used: ReadonlySet<string>): WordsTaken {
  const { claims } = draft;
  const open = claims.tokens.filter((token) => !isAccountedFor(token, draft, used));
  const of = (use: string): Token[] => open.filter((token) => claims.useOf(token) === use);
  const rows = of("row");
  const modifiers = rows.filter((token) => isBeforeName(token, draft) && !isVerbOfNoun(token, draft));
  return {
    modifiers,
    rows: rows.filter((token) => !modifiers.includes(token) && !isVerbOfNoun(token, draft)),
    groups: of("dimension"),
    glossed: of("gloss").filter((token) => !isNameOfGlossed(token, draft)),
  };
}

/** Returns what the reading says of these words before the answer. */
export function takenNotes({ rows, glossed }: WordsTaken, { measure: { column } }: Reading): string[] {
  const taken = column === null ? "every row was taken as one" : `${column.name} was taken for it`;
  return [
    ...(rows.length === 0 ? [] : [`Nothing in the table is called ${quotedWords(rows)}: ${taken}.`]),
    ...(glossed.length === 0
      ? []
      : [`Nothing in the table is called ${quotedWords(glossed)}: the parentheses say what is meant.`]),
  ];
}

/** What rows of the dead are, whether the question has a noun or a verb for it. */
const death = stemOf("death");

/**
 * Moves the assumption that a column was meant by an unknown noun before the answer. The other assumptions are details,
 * which a reader may skip.
 */
export function withGroupsSaid(reading: Reading, { groups }: WordsTaken): Reading {
  const isOfGroup = (assumption: string): boolean =>
    groups.some(({ text }) => assumption.startsWith(`No column is called ${text}:`));
  const said = reading.assumptions.filter(isOfGroup);
  if (said.length === 0) return reading;
  return {
    ...reading,
    notes: [...reading.notes, ...said],
    assumptions: reading.assumptions.filter((assumption) => !isOfGroup(assumption)),
  };
}

/** Whether something in the table, or the grammar of questions, says what a word means. */
function isAccountedFor(token: Token, { vocabulary }: Draft, used: ReadonlySet<string>): boolean {
  const { lower, stem, text } = token;
  if (isStopWord(lower) || /^\d/.test(text) || token.parenthesis >= 0) return true;
  if (isPeople(lower) || superlativeOf(lower) !== undefined || meanTheSame(stem, death)) return true;
  if (isExplained(token, vocabulary, used)) return true;
  if ([...vocabulary.fileStems].some((name) => meanTheSame(name, stem))) return true;
  return [...used].some(
    (name) =>
      matchName(name, [token]).score > 0 || nameParts(name).some((part) => meanTheSame(stemOf(part), stem)),
  );
}

/** Whether a word is the verb of the noun before it, as in `diamonds weigh` and `women think`. */
function isVerbOfNoun(token: Token, { claims: { tokens } }: Draft): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before !== undefined && before.end + 1 === token.start && !isStopWord(before.lower);
}

/** Words that relate numbers, and no things. */
const relating = /^(?:above|below|over|under|beyond|within|hundred|thousand|million|billion|taking|favou?r)$/;

/** Whether a word stands directly before a word that names a column or a value. */
function isBeforeName(token: Token, { claims }: Draft): boolean {
  const next = claims.tokens[claims.tokens.indexOf(token) + 1];
  // `what share of the villagers survived`: a plural before a verb is the subject.
  if (/[^s]s$/.test(token.lower) && /ed$/.test(next?.lower ?? "")) return false;
  const use = next === undefined || next.parenthesis >= 0 ? undefined : claims.useOf(next);
  return use === "member" || use === "column";
}

/**
 * Whether parentheses say what a word means: it is the last word before them, a time aside, or the column in them is
 * called by the initials of its phrase.
 */
function isNameOfGlossed(token: Token, { claims }: Draft): boolean {
  const behind = claims.tokens.slice(claims.tokens.indexOf(token) + 1);
  const inside = behind.find(({ parenthesis }) => parenthesis >= 0);
  const next = behind.find(
    (other) => claims.useOf(other) !== "time" && !/^(?:in|during|of|on|from|at)$/.test(other.lower),
  );
  if (inside === undefined || next === inside || token.isName || relating.test(token.lower)) return true;
  const phrase = claims.tokens.filter(
    (other) => other.end <= inside.start && other.parenthesis < 0 && claims.useOf(other) === "gloss",
  );
  const initials = phrase.map(({ lower }) => lower.slice(0, 1)).join("");
  return inside.lower.length > 1 && initials.includes(inside.lower);
}
