import type { Column } from "../../table/column.js";
import { nameParts } from "../../table/name-parts.js";
import type { Claims } from "../claims.js";
import { meanTheSame } from "../concepts.js";
import { matchName } from "../name-match.js";
import { stemOf, type Token } from "../token.js";
import { genericKinds } from "./group-phrase.js";
import { byVerb } from "./way-ends.js";

/** Returns the column that the words name. If there are several, the verb decides. */
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

/** Returns the column that the noun before `of` names, as `type` in `which type of car`. */
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
 * Returns the only text column whose name contains all the words. It has names for the codes of a numeric column, as
 * Party_Affiliation has for Party_Code.
 */
function namesOfCodes(candidates: readonly Column[], tokens: readonly Token[]): Column | undefined {
  return onlyOne(
    candidates.filter(
      ({ kind, name }) =>
        kind === "text" && tokens.every(({ stem }) => nameParts(name).some((part) => stemOf(part) === stem)),
    ),
  );
}

/** Returns the only column whose name contains the word, for example Aircraft Airline Operator for `airline`. */
function uniquePart(candidates: readonly Column[], phrase: readonly Token[]): Column | undefined {
  const head = phrase.at(-1);
  if (head === undefined) return undefined;
  const having = (fits: (stem: string) => boolean): Column[] =>
    candidates.filter(({ name }) => nameParts(name).some((part) => fits(stemOf(part))));
  const exact = having((stem) => stem === head.stem);
  return onlyOne(exact.length > 0 ? exact : having((stem) => meanTheSame(stem, head.stem)));
}
