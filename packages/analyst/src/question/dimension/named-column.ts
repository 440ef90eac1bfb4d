import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { meanTheSame } from "../concepts.js";
import { matchName } from "../name-match.js";
import { stemOf, type Token } from "../token.js";
import { genericKinds } from "./group-phrase.js";
import { byVerb } from "./way-ends.js";

/** The column that the words name; if there are several, the one that the verb refers to. */
export function groupingColumnNamed(
  candidates: readonly Column[],
  phrase: readonly Token[],
  claims: Claims,
): Column | undefined {
  const scored = candidates
    .map((column) => ({ column, ...matchName(column.name, phrase) }))
    .filter(({ score }) => score >= 0.45)
    .sort(
      (x, y) =>
        // The age group is the column Age, even if there is a column Group.
        Number(isGenericOnly(x)) - Number(isGenericOnly(y)) ||
        y.score - x.score ||
        y.tokens.length - x.tokens.length ||
        Number(y.column.kind === "text") - Number(x.column.kind === "text") ||
        (x.column.distinct ?? 0) - (y.column.distinct ?? 0),
    );
  const [best] = scored;
  if (best === undefined) return uniquePart(candidates, phrase);
  const rivals = scored
    .filter(({ score, tokens }) => score > best.score - 0.05 && tokens.length === best.tokens.length)
    .map(({ column }) => column);
  const chosen = rivals.length > 1 ? (byVerb(rivals, claims) ?? best.column) : best.column;
  return chosen.kind === "number" ? (namesOfCodes(candidates, best.tokens) ?? chosen) : chosen;
}

/** Finds the column that the noun before `of` names: for `which type of car`, the column `type`. */
export function kindNamed(
  candidates: readonly Column[],
  [kind]: readonly Token[],
  { tokens }: Claims,
): Column | undefined {
  if (kind === undefined || !genericKinds.test(kind.lower)) return undefined;
  if (tokens[tokens.indexOf(kind) + 1]?.lower !== "of") return undefined;
  return candidates.find(({ name }) => matchName(name, [kind]).score >= 0.9);
}

function isGenericOnly({ tokens }: { readonly tokens: readonly Token[] }): boolean {
  return tokens.every(({ lower }) => genericKinds.test(lower));
}

export function onlyOne([only, ...more]: readonly Column[]): Column | undefined {
  return more.length === 0 ? only : undefined;
}

/**
 * Next to a column of numeric codes, the only text column with the same words in its name: Party_Affiliation
 * next to Party_Code.
 */
function namesOfCodes(candidates: readonly Column[], tokens: readonly Token[]): Column | undefined {
  return onlyOne(
    candidates.filter(
      ({ kind, name }) =>
        kind === "text" && tokens.every(({ stem }) => nameParts(name).some((part) => stemOf(part) === stem)),
    ),
  );
}

/** The only column whose name contains the word: `airline` is the Aircraft Airline Operator. */
function uniquePart(candidates: readonly Column[], phrase: readonly Token[]): Column | undefined {
  const head = phrase.at(-1);
  if (head === undefined) return undefined;
  const having = (fits: (stem: string) => boolean): Column[] =>
    candidates.filter(({ name }) => nameParts(name).some((part) => fits(stemOf(part))));
  const exact = having((stem) => stem === head.stem);
  return onlyOne(exact.length > 0 ? exact : having((stem) => meanTheSame(stem, head.stem)));
}
