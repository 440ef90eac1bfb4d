import type { Column } from "../../table/column.js";
import { threeLetterCodes } from "../country-codes.js";
import type { Token } from "../token.js";
import { usStates } from "../us-states.js";
import type { Vocabulary } from "../vocabulary.js";

const placeNoun =
  /^(?:regions?|areas?|zones?|places?|continents?|countr(?:y|ies)|nations?|states?|provinces?|territor(?:y|ies)|markets?)$/;
/** Matches names of columns that say nothing of their values. */
const bareName = /^(?:groups?|categor(?:y|ies)|names?|labels?|entit(?:y|ies)|series|units?|items?|types?)$/i;
/** Matches words that only the names of places have. */
const ofPlace =
  /\b(?:north|south|east|west|northern|southern|eastern|western|central|midwest|northeast|northwest|southeast|southwest|europe|european|asia|asian|africa|african|america|americas|oceania|pacific|atlantic|caribbean|middle east|islands?|republic|kingdom|states)\b/i;

const english = new Intl.DisplayNames(["en"], { type: "region" });
const countries: ReadonlySet<string> = new Set(
  [...threeLetterCodes.keys()].flatMap((code) => english.of(code.toUpperCase())?.toLowerCase() ?? []),
);

function isPlace(text: string): boolean {
  const name = text.trim().toLowerCase();
  return ofPlace.test(name) || countries.has(name) || usStates.has(name);
}

/**
 * Returns the column that a noun such as `region` names by its values, if its own name is only `group` or `category`.
 * Returns `undefined` if the values are no places, or if several columns have such.
 */
export function placesByMembers(
  candidates: readonly Column[],
  phrase: readonly Token[],
  { byColumn }: Vocabulary,
): Column | undefined {
  const head = phrase.at(-1);
  if (head === undefined || !placeNoun.test(head.lower)) return undefined;
  const [only, ...more] = candidates.filter(
    (column) =>
      column.kind === "text" &&
      bareName.test(column.name.trim()) &&
      (byColumn.get(column) ?? []).length > 1 &&
      (byColumn.get(column) ?? []).every(({ text }) => isPlace(text)),
  );
  return more.length === 0 ? only : undefined;
}
